/** Helpers for logs in SARIF 2.1.0: the frame of one run, and file URIs. */

/** The program that writes a log. */
interface Driver {
  readonly name: string;
  readonly version?: string;
  readonly semanticVersion?: string;
  readonly rules: readonly object[];
}

/** Returns the text before the results of a log and the text after them, so that results can be streamed. */
export function sarifEnds(
  driver: Driver = { name: '', rules: [] },
): readonly [before: string, after: string] {
  const log = JSON.stringify(sarifLog(driver, []));
  const at = log.indexOf(']', log.indexOf('"results":['));
  return [log.slice(0, at), log.slice(at)];
}

/** Returns a log of one run. The driver comes last, so that its rules may be known last. */
export function sarifLog(driver: Driver, results: readonly object[]): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    // Unit of the columns, if a result has columns.
    runs: [{ columnKind: 'utf16CodeUnits', results, tool: { driver } }],
  };
}

/** Returns the URI of a file: scheme "file" for an absolute path; otherwise relative to the folder of the run. */
export function fileUri(path: string): string {
  const encoded = path
    .replace(/\p{Cs}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return path.startsWith('/') ? `file://${encoded}` : encoded;
}
