/** The Python module as a wheel (PEP 427), the form in which pip installs it. */
import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';

/** Packages that the module imports. */
const needed = ['pyarrow', 'wasmtime'];

/** The earliest time that a zip archive can state: the same sources give the same bytes. */
const time = '1980-01-01T00:00:00';

/** Facts of the project that the wheel repeats. */
export interface Project {
  readonly version: string;
  readonly license: string;
  readonly description: string;
}

/** Returns the file name of the wheel of a version. */
export function wheelName(version: string): string {
  return `uri_revisions-${version}-py3-none-any.whl`;
}

/**
 * Returns the bytes of the wheel.
 * @param module the text of uri_revisions.py
 * @param readme shown as its description, in Markdown
 */
export function wheelOf(module: string, readme: string, project: Project): Uint8Array {
  const info = `uri_revisions-${project.version}.dist-info`;
  const files: Record<string, Uint8Array> = {
    'uri_revisions.py': bytes(module),
    [`${info}/METADATA`]: bytes(metadata(readme, project)),
    [`${info}/WHEEL`]: bytes(
      'Wheel-Version: 1.0\nGenerator: uri-revisions\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    ),
  };
  const record = Object.entries(files).map(([name, content]) => {
    const hash = createHash('sha256').update(content).digest('base64url');
    return `${name},sha256=${hash},${content.length}\n`;
  });
  files[`${info}/RECORD`] = bytes(`${record.join('')}${info}/RECORD,,\n`);
  return zipSync(files, { level: 9, mtime: time });
}

function metadata(readme: string, { version, license, description }: Project): string {
  const head = [
    'Metadata-Version: 2.1',
    'Name: uri-revisions',
    `Version: ${version}`,
    `Summary: ${description}`,
    `License: ${license}`,
    'Requires-Python: >=3.9',
    'Description-Content-Type: text/markdown',
    ...needed.map((name) => `Requires-Dist: ${name}`),
  ];
  return `${head.join('\n')}\n\n${readme}`;
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
