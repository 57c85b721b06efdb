/**
 * The adapters in the package: their requirements on this machine, their preparation, their commands, and the document
 * that the parser claims to implement.
 */
import type { RevisionId } from '../../generated/registry/ids.js';

/** A program and its arguments. */
export type Step = readonly [program: string, ...args: string[]];

/** A required program or package, with its Debian packages. */
export interface Need {
  /** Description: `Perl with the module URI`. */
  readonly what: string;
  /** A command that succeeds if it is present. */
  readonly check: Step;
  /** The packages of Debian that provide it. */
  readonly debian: readonly string[];
}

/** The claim of a parser's documentation. */
export interface Claim {
  /** The document whose grammar the parser claims to implement. */
  readonly revision: RevisionId;
  /** A program of at most three lines that prints the reading of `{text}`. A refusal ends it with an error. */
  readonly program: string;
}

/** A ready adapter. In commands, `{source}` is the folder of its sources, `{cache}` that of its prepared files. */
export interface Adapter {
  readonly name: string;
  readonly language: string;
  readonly parser: string;
  /** The folder of its sources. */
  readonly folder: string;
  readonly needs: readonly Need[];
  /** Commands that prepare it once, in `{cache}`; some of them download packages from a registry. */
  readonly prepare: readonly Step[];
  readonly command: Step;
  /** Absent if the parser claims no document, or the URL Standard, whose parser accepts more than its grammar. */
  readonly claim?: Claim;
}

const need = (what: string, check: string, ...debian: readonly string[]): Need => {
  const [program = '', ...args] = check.split(' ');
  return { what, check: [program, ...args], debian };
};

const node = need('Node', 'node --version', 'nodejs');
const npm = need('npm', 'npm --version', 'npm');
const python = need('Python', 'python3 --version', 'python3');
const pythonVenv = need('Python with venv', 'python3 -m ensurepip --version', 'python3-venv');
const java = need('Java with its compiler', 'javac -version', 'default-jdk-headless');
const maven = need('Maven', 'mvn --version', 'maven');
const go = need('Go', 'go version', 'golang-go');
const cargo = need('Cargo', 'cargo --version', 'cargo');
const perl = need('Perl with the module URI', 'perl -MJSON::PP -MURI -e 1', 'perl', 'liburi-perl');
const ruby = need('Ruby', 'ruby -v', 'ruby');
const addressable = need('Addressable for Ruby', 'ruby -raddressable/uri -e 1', 'ruby-addressable');
const php = need('PHP', 'php --version', 'php-cli');
const libcurl = need(
  'a C compiler and libcurl',
  'curl-config --version',
  'gcc',
  'libc6-dev',
  'libcurl4-openssl-dev',
);
const uriparser = need(
  'a C compiler and uriparser',
  'test -f /usr/include/uriparser/Uri.h',
  'gcc',
  'libc6-dev',
  'liburiparser-dev',
);

const npmInstall = (named: string): Step => [
  'npm',
  ...['install', '--prefix', '.', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', named],
];
const venv = (named: string): readonly Step[] => [
  ['python3', '-m', 'venv', '.'],
  ['{cache}/bin/python', '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', named],
];
const spring = '6.2.19';
const mavenCopy = (artifact: string): Step => [
  'mvn',
  ...['--quiet', 'dependency:copy', '-DoutputDirectory={cache}'],
  `-Dartifact=org.springframework:${artifact}:${spring}`,
];

const claims = (revision: RevisionId, ...lines: readonly string[]): Pick<Adapter, 'claim'> => ({
  claim: { revision, program: lines.join('\n') },
});

/** All adapters, grouped by language. */
export const adapters: readonly Adapter[] = [
  ...[
    { name: 'node-url', parser: 'URL', file: 'url.mjs' },
    { name: 'node-url-parse', parser: 'url.parse', file: 'url-parse.mjs' },
  ].map(({ file, ...named }): Adapter => ({
    ...named,
    language: 'JavaScript',
    folder: 'node',
    needs: [node],
    prepare: [],
    command: ['node', `{source}/${file}`],
  })),
  ...[
    { name: 'fast-uri', version: '4.2.3' },
    { name: 'uri-js', version: '4.4.1' },
  ].map(({ name, version }): Adapter => ({
    name,
    parser: name,
    language: 'JavaScript',
    folder: 'node',
    needs: [node, npm],
    prepare: [npmInstall(`${name}@${version}`)],
    command: ['node', '{source}/module.mjs', name, '{cache}'],
    ...claims(
      'rfc3986',
      `const { parse } = require('${name}');`,
      'const { error, ...reading } = parse({text});',
      'if (error) throw new Error(error); else console.log(reading);',
    ),
  })),
  {
    name: 'whatwg-url',
    parser: 'whatwg-url',
    language: 'JavaScript',
    folder: 'node',
    needs: [node, npm],
    // The latest for Node 20.
    prepare: [npmInstall('whatwg-url@14.2.0')],
    command: ['node', '{source}/url.mjs', '{cache}'],
  },
  ...[
    {
      ...{ name: 'hyperjump-uri', parser: '@hyperjump/uri', version: '1.3.6' },
      ...claims(
        'rfc3986',
        "const { parseUriReference } = require('@hyperjump/uri');",
        'console.log(parseUriReference({text}));',
      ),
    },
    {
      ...{ name: 'ajv-formats', parser: 'ajv-formats', version: '3.0.1' },
      ...claims(
        'rfc3986',
        "const text = {text}, { fullFormats } = require('ajv-formats/dist/formats');",
        "if (!fullFormats['uri-reference'].test(text)) throw new Error('refused');",
        "console.log('accepted:', text);",
      ),
    },
    {
      ...{ name: 'z-schema', parser: 'z-schema', version: '12.5.0' },
      ...claims(
        'rfc3986',
        "const text = {text}, ZSchema = require('z-schema').default;",
        "ZSchema.create().validate(text, { type: 'string', format: 'uri-reference' });",
        "console.log('accepted:', text);",
      ),
    },
    { name: 'zod', parser: 'zod', version: '4.6.7' },
    { name: 'valibot', parser: 'valibot', version: '1.5.0' },
  ].map(({ version, ...named }): Adapter => ({
    ...named,
    language: 'JavaScript',
    folder: 'node',
    needs: [node, npm],
    prepare: [npmInstall(`${named.parser}@${version}`)],
    command: ['node', '{source}/validators.mjs', named.parser, '{cache}'],
  })),
  {
    name: 'python-urllib',
    parser: 'urllib.parse',
    language: 'Python',
    folder: 'python',
    needs: [python],
    prepare: [],
    command: ['python3', '-B', '{source}/urllib_parse.py'],
  },
  ...[
    {
      ...{ name: 'python-rfc3986', parser: 'rfc3986', version: '2.0.0', file: 'rfc3986_validator.py' },
      ...claims(
        'rfc3986',
        'from rfc3986 import uri_reference as reference, validators; read = reference({text})',
        'names = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"]',
        'validators.Validator().check_validity_of(*names).validate(read); print(read, read.authority_info())',
      ),
    },
    { name: 'yarl', parser: 'yarl', version: '1.25.1', file: 'yarl_url.py' },
  ].map(({ version, file, ...named }): Adapter => ({
    ...named,
    language: 'Python',
    folder: 'python',
    needs: [python, pythonVenv],
    prepare: venv(`${named.parser}==${version}`),
    command: ['{cache}/bin/python', '-B', `{source}/${file}`],
  })),
  ...['URI', 'URL'].map((name): Adapter => ({
    name: `java-${name.toLowerCase()}`,
    parser: `java.net.${name}`,
    language: 'Java',
    folder: 'java',
    needs: [java],
    prepare: [['javac', '-d', '.', '{source}/Adapter.java']],
    command: ['java', '-cp', '{cache}', 'Adapter', name],
    ...claims(
      'rfc2732',
      'public class Show { public static void main(String[] none) throws Exception {',
      `  java.net.${name} u = new java.net.${name}({text});`,
      name === 'URI'
        ? '  System.out.println(u.getRawUserInfo() + " " + u.getHost() + " " + u.getPort() + " " + u.getRawPath()); } }'
        : '  System.out.println(u.getUserInfo() + " " + u.getHost() + " " + u.getPort() + " " + u.getPath()); } }',
    ),
  })),
  ...['RfcUriParser', 'WhatWgUrlParser'].map((parser): Adapter => ({
    name: parser === 'RfcUriParser' ? 'spring-rfc' : 'spring-whatwg',
    parser: `Spring ${parser}`,
    language: 'Java',
    folder: 'java',
    needs: [java, maven],
    prepare: [
      ...['spring-web', 'spring-core', 'spring-jcl'].map(mavenCopy),
      ['javac', '-d', '.', '-cp', '{cache}/*', '{source}/Adapter.java', '{source}/Spring.java'],
    ],
    command: ['java', '-cp', '{cache}:{cache}/*', 'Spring', parser, spring],
  })),
  {
    name: 'go',
    parser: 'net/url',
    language: 'Go',
    folder: 'go',
    needs: [go],
    prepare: [['go', 'build', '-o', 'adapter', '{source}/main.go']],
    command: ['{cache}/adapter'],
    ...claims(
      'rfc3986',
      'package main; import ("fmt"; "net/url")',
      'func main() { u, err := url.Parse({text}); if err != nil { panic(err) }',
      'fmt.Printf("%q\\n", []string{u.Scheme, u.User.Username(), u.Hostname(), u.Port(), u.Opaque, u.EscapedPath(), u.RawQuery}) }',
    ),
  },
  ...['url', 'fluent-uri'].map((name): Adapter => ({
    name: name === 'url' ? 'rust-url' : name,
    parser: name,
    language: 'Rust',
    folder: 'rust',
    needs: [cargo],
    prepare: [
      [
        'cargo',
        ...['build', '--quiet', '--release', '--locked', '--target-dir', '.'],
        ...['--manifest-path', '{source}/Cargo.toml'],
      ],
    ],
    command: ['{cache}/release/adapter', name],
    ...(name === 'fluent-uri' &&
      claims(
        'rfc3986',
        'fn main() {',
        '    println!("{:?}", fluent_uri::UriRef::parse({text}).unwrap());',
        '}',
      )),
  })),
  {
    name: 'perl-uri',
    parser: 'URI',
    language: 'Perl',
    folder: 'perl',
    needs: [perl],
    prepare: [],
    command: ['perl', '{source}/uri.pl'],
    ...claims(
      'rfc2732',
      'use URI; my $uri = URI->new({text});',
      'my @names = grep { $uri->can($_) } qw(scheme userinfo host port path opaque query fragment);',
      'print join(" ", map { $_ . "=" . ($uri->$_ // "undef") } @names), "\\n";',
    ),
  },
  ...['2396', '3986'].map((number): Adapter => ({
    name: `ruby-rfc${number}`,
    parser: `URI::RFC${number}_Parser`,
    language: 'Ruby',
    folder: 'ruby',
    needs: [ruby],
    prepare: [],
    command: ['ruby', '{source}/uri.rb', number],
    ...claims(
      number === '2396' ? 'rfc2396' : 'rfc3986',
      `require 'uri'; uri = URI::RFC${number}_Parser.new.parse({text})`,
      'names = %i[scheme userinfo host port path opaque query fragment]',
      'p names.to_h { |name| [name, uri.public_send(name)] }',
    ),
  })),
  {
    name: 'addressable',
    parser: 'Addressable',
    language: 'Ruby',
    folder: 'ruby',
    needs: [addressable],
    prepare: [],
    command: ['ruby', '{source}/addressable.rb'],
    ...claims(
      'rfc3986',
      "require 'addressable/uri'",
      'uri = Addressable::URI.parse({text})',
      'p uri.to_hash',
    ),
  },
  {
    name: 'php',
    parser: 'parse_url',
    language: 'PHP',
    folder: 'php',
    needs: [php],
    prepare: [],
    command: ['php', '{source}/parse_url.php'],
  },
  ...['Uri\\Rfc3986\\Uri', 'Uri\\WhatWg\\Url'].map((parser): Adapter => ({
    name: parser.endsWith('Uri') ? 'php-rfc3986' : 'php-whatwg',
    parser,
    language: 'PHP',
    folder: 'php',
    needs: [node, npm],
    prepare: [npmInstall('@php-wasm/node-8-5@3.1.56')],
    command: ['node', '{source}/uri.mjs', parser, '{cache}'],
    ...(parser.endsWith('Uri') && claims('rfc3986', '<?php', 'var_dump(new Uri\\Rfc3986\\Uri({text}));')),
  })),
  {
    name: 'uriparser',
    parser: 'uriparser',
    language: 'C',
    folder: 'c',
    needs: [uriparser],
    prepare: [['cc', '-O2', '-o', 'uriparser', '{source}/uriparser.c', '-luriparser']],
    command: ['{cache}/uriparser'],
    ...claims(
      'rfc3986',
      '#include <uriparser/Uri.h>',
      '#include <stdio.h>',
      'int main(void) { UriUriA uri; if (uriParseSingleUriA(&uri, {text}, NULL)) return 1; return printf("%s, /%s\\n", uri.hostText.first, uri.pathHead ? uri.pathHead->text.first : "") < 0; }',
    ),
  },
  {
    name: 'libcurl',
    parser: 'libcurl',
    language: 'C',
    folder: 'c',
    needs: [libcurl],
    prepare: [['cc', '-O2', '-o', 'adapter', '{source}/libcurl.c', '-lcurl']],
    command: ['{cache}/adapter'],
    ...claims(
      'rfc3986',
      '#include <curl/curl.h>',
      'int main(void) { CURLU *url = curl_url(); char *host = "none", *path = "none"; if (curl_url_set(url, CURLUPART_URL, {text}, CURLU_NON_SUPPORT_SCHEME)) return 1;',
      'curl_url_get(url, CURLUPART_HOST, &host, 0); curl_url_get(url, CURLUPART_PATH, &path, 0); return printf("%s %s\\n", host, path) < 0; }',
    ),
  },
];
