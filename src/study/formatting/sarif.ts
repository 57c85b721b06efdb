/** What logs in SARIF 2.1.0 share: the frame of one run, and how a file is named. */

/** A log of one run, as results of rules. */
export function sarifLog(
  driver: {
    readonly name: string;
    readonly version?: string;
    readonly semanticVersion?: string;
    readonly rules: readonly object[];
  },
  results: readonly object[],
): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    // Of which columns are units, if a result tells one.
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
}

/** The URI of a file: of an absolute path, with the scheme "file"; else relative to the folder of the run. */
export function fileUri(path: string): string {
  const encoded = path
    .replace(/\p{Cs}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return path.startsWith('/') ? `file://${encoded}` : encoded;
}
