package zeitnot.report;

import java.util.Map;
import zeitnot.bandit.BanditResult;

/** A page about policies on several kinds of bandit. */
public final class BanditPage {
    private BanditPage() {}

    /** @param results each with what to type to have it again */
    public static String html(Map<BanditResult, String> results) {
        String title = "Policies on bandits";
        var header = new Markup().add("<p class=\"soft\">What they pull, and what they regret.</p>");
        var body = new Markup();
        results.forEach((result, command) -> body.add("%s", new BanditSection(result, command).markup()));
        return Page.html("Zeitnot: " + title, title, header, body);
    }
}
