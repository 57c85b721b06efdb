// Go's net/url, which has the texts as bytes of UTF-8.
package main

import (
	"bufio"
	"encoding/json"
	"net/url"
	"os"
	"runtime"
	"strings"
	"unicode/utf8"
)

type object map[string]any

func answer(text string) object {
	u, err := url.Parse(text)
	if err != nil {
		return object{"ok": false}
	}
	result := object{"ok": true, "path": u.EscapedPath()}
	if u.Opaque != "" {
		result["path"] = u.Opaque
	}
	tell := func(name, value string) {
		if value != "" {
			result[name] = value
		}
	}
	tell("scheme", u.Scheme)
	tell("host", u.Hostname())
	tell("port", u.Port())
	tell("query", u.RawQuery)
	tell("fragment", u.EscapedFragment())
	if u.ForceQuery {
		result["query"] = ""
	}
	if u.User != nil {
		result["userinfo"] = u.User.String()
	}
	return result
}

func main() {
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	out.Encode(object{
		"protocol": 1, "name": "Go net/url", "version": strings.TrimPrefix(runtime.Version(), "go"),
		"cannot":  []string{"empty scheme", "empty host", "empty port", "empty fragment"},
		"changes": []string{"case", "decode", "encode", "brackets"},
	})
	in := bufio.NewReader(os.Stdin)
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return
		}
		var text string
		json.Unmarshal([]byte(line), &text)
		// A lone surrogate becomes U+FFFD, which is asked for by its own escape alone.
		escapes := strings.Count(strings.ReplaceAll(line, `\\`, ""), `\ufffd`)
		if strings.Count(text, string(utf8.RuneError)) != escapes {
			out.Encode(object{"error": "UTF-8 has no lone surrogates"})
		} else {
			out.Encode(answer(text))
		}
	}
}
