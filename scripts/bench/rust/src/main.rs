//! The peers of the bench in Rust: `bench FILE WORK MILLISECONDS` repeats a work on every line of a file and prints
//! the nanoseconds a line of the median pass.
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Returns the lengths of the components, so that the work cannot be optimized away.
fn components(text: &str) -> usize {
    let Ok(uri) = fluent_uri::UriRef::parse(text) else {
        return 0;
    };
    let authority = uri.authority();
    uri.scheme().map_or(0, |part| part.as_str().len())
        ^ authority.and_then(|a| a.userinfo()).map_or(0, |part| part.as_str().len())
        ^ authority.map_or(0, |a| a.host().len())
        ^ authority.and_then(|a| a.port()).map_or(0, |part| part.as_str().len())
        ^ uri.path().as_str().len()
        ^ uri.query().map_or(0, |part| part.as_str().len())
        ^ uri.fragment().map_or(0, |part| part.as_str().len())
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let file = std::fs::read_to_string(&args[1]).unwrap();
    let lines: Vec<String> = file.lines().map(str::to_string).collect();
    let each = |judge: fn(&str) -> usize| lines.iter().map(|line| judge(line)).sum();
    let pass = || -> usize {
        match args[2].as_str() {
            "fluent-uri" => each(|line| fluent_uri::UriRef::parse(line).is_ok() as usize),
            "fluent-uri, components" => each(components),
            "iri-string" => each(|line| iri_string::types::UriReferenceStr::new(line).is_ok() as usize),
            "fluent-uri, file" => file.lines().filter(|line| fluent_uri::UriRef::parse(*line).is_ok()).count(),
            work => panic!("no work is called {work}"),
        }
    };
    let time = Duration::from_millis(args[3].parse().unwrap());
    let mut passes: Vec<Duration> = Vec::new();
    black_box(pass());
    while passes.iter().sum::<Duration>() < time {
        let start = Instant::now();
        black_box(pass());
        passes.push(start.elapsed());
    }
    passes.sort();
    println!("{}", passes[passes.len() / 2].as_nanos() as f64 / lines.len() as f64);
}
