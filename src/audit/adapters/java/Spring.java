/** Spring's RfcUriParser and WhatWgUrlParser; the arguments are the name of one and the version of spring-web. */
import java.io.IOException;
import org.springframework.web.util.InvalidUrlException;
import org.springframework.web.util.UriComponents;
import org.springframework.web.util.UriComponentsBuilder;
import org.springframework.web.util.UriComponentsBuilder.ParserType;

public final class Spring {
    public static void main(String[] arguments) throws IOException {
        boolean isRfc = arguments[0].equals("RfcUriParser");
        String more = isRfc
            ? "\"cannot\":[\"empty\"],\"changes\":[\"case\",\"port\"]"
            : "\"cannot\":[\"empty\"],\"changes\":[\"case\",\"port\",\"encode\",\"dots\",\"host\"]";
        ParserType parser = isRfc ? ParserType.RFC : ParserType.WHAT_WG;
        Adapter.serve("Spring " + arguments[0], arguments[1], more, (text) -> answer(text, parser));
    }

    private static String answer(String text, ParserType parser) {
        UriComponents uri;
        try {
            uri = UriComponentsBuilder.fromUriString(text, parser).build();
        } catch (InvalidUrlException refused) {
            return "{\"ok\":false}";
        }
        return Adapter.accepted(uri.getScheme(), uri.getUserInfo(), uri.getHost(), Adapter.port(uri.getPort()),
            uri.getPath() == null ? uri.getSchemeSpecificPart() : uri.getPath(), uri.getQuery(), uri.getFragment());
    }
}
