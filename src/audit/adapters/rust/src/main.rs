//! The crates url and fluent-uri; the argument says which.
use serde_json::{json, Map, Value};
use std::io::{stdin, stdout, BufRead, Write};

fn accepted(components: [(&str, Option<String>); 7]) -> Value {
    let mut object = Map::from_iter([("ok".to_string(), json!(true))]);
    for (name, value) in components {
        if let Some(text) = value {
            object.insert(name.to_string(), json!(text));
        }
    }
    Value::Object(object)
}

fn url(text: &str) -> Value {
    let Ok(url) = url::Url::parse(text) else {
        return json!({ "ok": false });
    };
    let userinfo = match (url.username(), url.password()) {
        ("", None) => None,
        (user, None) => Some(user.to_string()),
        (user, Some(password)) => Some(format!("{user}:{password}")),
    };
    accepted([
        ("scheme", Some(url.scheme().to_string())),
        ("userinfo", userinfo),
        ("host", url.host_str().map(str::to_string)),
        ("port", url.port().map(|port| port.to_string())),
        ("path", Some(url.path().to_string())),
        ("query", url.query().map(str::to_string)),
        ("fragment", url.fragment().map(str::to_string)),
    ])
}

fn fluent_uri(text: &str) -> Value {
    let Ok(uri) = fluent_uri::UriRef::parse(text) else {
        return json!({ "ok": false });
    };
    let authority = uri.authority();
    accepted([
        ("scheme", uri.scheme().map(|scheme| scheme.as_str().to_string())),
        ("userinfo", authority.and_then(|a| a.userinfo()).map(|part| part.as_str().to_string())),
        ("host", authority.map(|a| a.host().to_string())),
        ("port", authority.and_then(|a| a.port()).map(|part| part.as_str().to_string())),
        ("path", Some(uri.path().as_str().to_string())),
        ("query", uri.query().map(|part| part.as_str().to_string())),
        ("fragment", uri.fragment().map(|part| part.as_str().to_string())),
    ])
}

/// The version of a crate that this was built with.
fn version_of(name: &str) -> &'static str {
    let (_, rest) = include_str!("../Cargo.lock").split_once(&format!("name = \"{name}\"\nversion = \"")).unwrap();
    rest.split_once('"').unwrap().0
}

fn main() {
    let is_url = std::env::args().nth(1).as_deref() == Some("url");
    let declaration = if is_url {
        json!({
            "protocol": 1, "name": "Rust url", "version": version_of("url"),
            "cannot": ["relative", "empty userinfo", "empty host", "empty port"],
            "changes": ["case", "port", "encode", "dots", "host"],
        })
    } else {
        json!({ "protocol": 1, "name": "fluent-uri", "version": version_of("fluent-uri") })
    };
    let mut out = stdout().lock();
    let mut write = |value: Value| {
        writeln!(out, "{value}").unwrap();
        out.flush().unwrap();
    };
    write(declaration);
    for line in stdin().lock().lines() {
        write(match serde_json::from_str::<String>(&line.unwrap()) {
            Ok(text) => if is_url { url(&text) } else { fluent_uri(&text) },
            Err(_) => json!({ "error": "UTF-8 has no lone surrogates" }),
        });
    }
}
