package zeitnot.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of games or jobs. */
final class AtLeastOne implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
        int number = Main.wholeNumber(text);
        if (number < 1) {
            throw new TypeConversionException("'" + text + "' is too few; at least 1 is needed");
        }
        return number;
    }
}
