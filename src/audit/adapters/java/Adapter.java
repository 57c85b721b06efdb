/** java.net.URI and java.net.URL; the argument says which. */
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

public final class Adapter {
    private static final String[] NAMES = {"scheme", "userinfo", "host", "port", "path", "query", "fragment"};

    public static void main(String[] arguments) throws IOException {
        boolean isUri = arguments[0].equals("URI");
        String more = isUri
            ? "\"cannot\":[\"empty host\",\"empty port\"],\"changes\":[\"port\"]"
            : "\"cannot\":[\"relative\",\"empty host\",\"empty port\"],\"changes\":[\"case\",\"port\"]";
        UnaryOperator<String> answer = isUri ? Adapter::uri : Adapter::url;
        serve("java.net." + arguments[0], System.getProperty("java.version"), more, answer);
    }

    /** Writes the first line, then an answer for each text. */
    static void serve(String name, String version, String more, UnaryOperator<String> answer) throws IOException {
        write("{\"protocol\":1,\"name\":" + quoted(name) + ",\"version\":" + quoted(version) + "," + more + "}");
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String text = unquoted(line);
            try {
                write(answer.apply(text));
            } catch (RuntimeException undocumented) {
                write("{\"thrown\":" + quoted(undocumented.toString()) + "}");
            }
        }
    }

    private static String uri(String text) {
        try {
            URI uri = new URI(text);
            String path = uri.isOpaque() ? uri.getRawSchemeSpecificPart() : uri.getRawPath();
            return accepted(uri.getScheme(), uri.getRawUserInfo(), uri.getHost(), port(uri.getPort()), path,
                uri.getRawQuery(), uri.getRawFragment());
        } catch (URISyntaxException e) {
            return "{\"ok\":false}";
        }
    }

    @SuppressWarnings("deprecation")
    private static String url(String text) {
        try {
            URL url = new URL(text);
            String host = url.getHost().isEmpty() ? null : url.getHost();
            return accepted(url.getProtocol(), url.getUserInfo(), host, port(url.getPort()), url.getPath(),
                url.getQuery(), url.getRef());
        } catch (MalformedURLException e) {
            return "{\"ok\":false}";
        }
    }

    static String port(int port) {
        return port == -1 ? null : Integer.toString(port);
    }

    static String accepted(String... components) {
        var object = new StringBuilder("{\"ok\":true");
        for (int i = 0; i < NAMES.length; i++) {
            if (components[i] != null) {
                object.append(",\"").append(NAMES[i]).append("\":").append(quoted(components[i]));
            }
        }
        return object.append('}').toString();
    }

    private static void write(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private static String quoted(String text) {
        var json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\' || c < ' ' || c > '~') {
                json.append(String.format("\\u%04x", (int) c));
            } else {
                json.append(c);
            }
        }
        return json.append('"').toString();
    }

    private static String unquoted(String json) {
        var text = new StringBuilder();
        for (int i = 1; i < json.length() - 1; i++) {
            char c = json.charAt(i);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            char escaped = json.charAt(++i);
            int control = "btnfr".indexOf(escaped);
            if (escaped == 'u') {
                text.append((char) Integer.parseInt(json.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                text.append(control < 0 ? escaped : "\b\t\n\f\r".charAt(control));
            }
        }
        return text.toString();
    }
}
