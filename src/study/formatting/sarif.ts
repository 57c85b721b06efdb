/** What logs in SARIF 2.1.0 share: the frame of one run, and how a file is named. */

/** The program that writes a log. */
interface Driver {
  readonly name: string;
  readonly version?: string;
  readonly semanticVersion?: string;
  readonly rules: readonly object[];
}

/** What comes before the results of a log and after them, so that they can be written one after another. */
export function sarifEnds(
  driver: Driver = { name: '', rules: [] },
): readonly [before: string, after: string] {
  const log = JSON.stringify(sarifLog(driver, []));
  const at = log.indexOf(']', log.indexOf('"results":['));
  return [log.slice(0, at), log.slice(at)];
}

/** A log of one run, as results of rules. The driver comes last, so that its rules may be known last. */
export function sarifLog(driver: Driver, results: readonly object[]): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    // Of which columns are units, if a result tells one.
    runs: [{ columnKind: 'utf16CodeUnits', results, tool: { driver } }],
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
