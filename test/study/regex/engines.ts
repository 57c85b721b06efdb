/** Engines of regular expressions that may be installed here, each as a program that returns many verdicts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegexDialect } from '../../../src/study/index.js';

/** An expression and the texts to test. */
export interface Asked {
  readonly regex: string;
  readonly texts: readonly string[];
}

/** The answers of an engine: for each expression a digit for each text; or the reason why it could not run. */
export type Answers = readonly string[] | { readonly notRun: string };

export interface Engine {
  readonly name: string;
  readonly dialect: RegexDialect;
  /** Asks the engine. @param folder an empty one of its own */
  readonly answers: (asked: readonly Asked[], folder: string) => Answers;
}

/** Runs a program that reads the path of a JSON file and writes a line of digits for each expression. */
function run(
  command: string,
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Answers {
  const { status, error, stdout, stderr } = spawnSync(command, [...args, join(folder, 'asked.json')], {
    cwd: folder,
    timeout: 240_000,
    maxBuffer: 1 << 26,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (error !== undefined) return { notRun: error.message };
  if (status !== 0) return { notRun: stderr.slice(0, 2000) };
  return stdout.trimEnd().split('\n');
}

/** Returns an engine that runs a program of a language in a file. */
function program(
  name: string,
  dialect: RegexDialect,
  files: Readonly<Record<string, string>>,
  [command, ...args]: readonly [string, ...string[]],
  env?: Readonly<Record<string, string>>,
): Engine {
  const answers = (asked: readonly Asked[], folder: string): Answers => {
    writeFileSync(join(folder, 'asked.json'), JSON.stringify(asked));
    // For engines without JSON: an expression, the number of its texts, the texts, in hexadecimal.
    const hex = (text: string): string => Buffer.from(text).toString('hex');
    const lines = asked.flatMap(({ regex, texts }) => [hex(regex), String(texts.length), ...texts.map(hex)]);
    writeFileSync(join(folder, 'asked.txt'), `${lines.join('\n')}\n`);
    for (const [file, source] of Object.entries(files)) {
      if (file.includes('/')) mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    return run(command, args, folder, env);
  };
  return { name, dialect, answers };
}

const python = `
import json, re, sys, warnings
warnings.simplefilter('error')
for asked in json.load(open(sys.argv[1])):
    regex = re.compile(asked['regex'])
    print(''.join('1' if regex.search(text) else '0' for text in asked['texts']))
`;

const php = `<?php
ini_set('pcre.backtrack_limit', '100000000');
foreach (json_decode(file_get_contents($argv[1]), true) as $asked) {
  $line = '';
  foreach ($asked['texts'] as $text) {
    $isWide = str_contains($asked['regex'], '\\\\x{');
    $found = preg_match("\\x01" . $asked['regex'] . "\\x01" . ($isWide ? 'u' : ''), $text);
    if ($found === false) { fwrite(STDERR, preg_last_error_msg() . ' ' . $asked['regex']); exit(1); }
    $line .= $found;
  }
  echo $line, "\\n";
}`;

const perl = `
use strict; use warnings FATAL => 'all';
open(my $in, '<', 'asked.txt') or die;
while (my $regex = <$in>) {
  chomp $regex; $regex = pack('H*', $regex);
  my $compiled = qr/$regex/;
  my $count = <$in>; my $line = '';
  for (1 .. $count) {
    my $text = <$in>; chomp $text; $text = pack('H*', $text); utf8::decode($text);
    $line .= $text =~ $compiled ? '1' : '0';
  }
  print "$line\\n";
}`;

const java = `
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;
class Asked {
  static String text(String hex) {
    return new String(HexFormat.of().parseHex(hex), StandardCharsets.UTF_8);
  }
  public static void main(String[] args) throws Exception {
    Iterator<String> lines = Files.readAllLines(Path.of("asked.txt")).iterator();
    while (lines.hasNext()) {
      Pattern regex = Pattern.compile(text(lines.next()));
      StringBuilder line = new StringBuilder();
      for (int left = Integer.parseInt(lines.next()); left > 0; left--)
        line.append(regex.matcher(text(lines.next())).find() ? '1' : '0');
      System.out.println(line);
    }
  }
}`;

const go = `
package main

import ("encoding/json"; "fmt"; "os"; "regexp")

func main() {
  data, _ := os.ReadFile(os.Args[1])
  var all []struct { Regex string; Texts []string }
  if err := json.Unmarshal(data, &all); err != nil { panic(err) }
  for _, asked := range all {
    regex := regexp.MustCompile(asked.Regex)
    line := make([]byte, len(asked.Texts))
    for i, text := range asked.Texts {
      line[i] = '0'
      if regex.MatchString(text) { line[i] = '1' }
    }
    fmt.Println(string(line))
  }
}`;

const rust = `
fn text(hex: &str) -> String {
    let octets: Vec<u8> = (0..hex.len()).step_by(2).map(|i| u8::from_str_radix(&hex[i..i + 2], 16).unwrap()).collect();
    String::from_utf8(octets).unwrap()
}
fn main() {
    let all = std::fs::read_to_string("asked.txt").unwrap();
    let mut lines = all.split('\\n');
    while let Some(regex) = lines.next().filter(|line| !line.is_empty()) {
        let regex = regex::Regex::new(&text(regex)).unwrap();
        let count: usize = lines.next().unwrap().parse().unwrap();
        let verdicts: String = (0..count).map(|_| if regex.is_match(&text(lines.next().unwrap())) { '1' } else { '0' }).collect();
        println!("{}", verdicts);
    }
}`;

const cargo = `[package]
name = "asked"
version = "0.0.0"
edition = "2021"
[dependencies]
regex = "1"
`;

export const engines: readonly Engine[] = [
  program('Python re', 'python', { 'asked.py': python }, ['python3', 'asked.py']),
  program('PHP, by PCRE2', 'pcre', { 'asked.php': php }, ['php', 'asked.php']),
  program('Perl', 'pcre', { 'asked.pl': perl }, ['perl', 'asked.pl']),
  program('Java', 'java', { 'Asked.java': java }, ['java', 'Asked.java']),
  program('Go', 're2', { 'asked.go': go }, ['go', 'run', 'asked.go'], {
    GOFLAGS: '-mod=mod',
    GO111MODULE: 'off',
  }),
  program('Rust, by the crate regex', 're2', { 'Cargo.toml': cargo, 'src/main.rs': rust }, [
    'cargo',
    'run',
    '--offline',
    '--quiet',
    '--',
  ]),
];
