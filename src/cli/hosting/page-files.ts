/** The files of the built page, with their compressed forms: for the server, or written into a folder for another one. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { visible } from '../../core/base/visible.js';
import { Misuse, Unreadable } from '../output/errors.js';

/** Content codings (RFC 9110 8.4.1), the smallest first. */
export const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/** The endings by which other servers find the compressed form of a file next to it. */
const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/** The efforts, from quick to small, of the server and of a folder. */
const efforts = { quick: { br: 6, gzip: 6 }, small: { br: 11, gzip: 9 } } as const;

export interface PageFile {
  readonly bytes: Uint8Array;
  /** Its media type; undefined for a file that the page does not load. */
  readonly type: string | undefined;
  /** A digest of the bytes, as letters, digits, `-` and `_`. */
  readonly digest: string;
  /** True if its name changes with its bytes. */
  readonly isHashed: boolean;
  /** Its compressed forms, if they are smaller. */
  readonly compressed: ReadonlyMap<Coding, Uint8Array>;
}

/** Media types of the files that the page loads. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Reads the files of the page, by their paths with "/".
 * @throws Unreadable
 */
export async function readPage(
  folder: string,
  effort: keyof typeof efforts = 'quick',
): Promise<ReadonlyMap<string, PageFile>> {
  if (!existsSync(folder))
    throw new Unreadable(folder, new Error('the page is not built; run "npm run build"'));
  try {
    const names = (await readdir(folder, { recursive: true })).filter((name) => extname(name) !== '');
    const files = new Map<string, PageFile>();
    // One after another, as file descriptors may be few.
    for (const name of names) {
      const bytes = await readFile(join(folder, name));
      const type = types[extname(name)];
      const path = name.replaceAll(sep, '/');
      const compressed = type === undefined ? new Map<Coding, Uint8Array>() : await compress(bytes, effort);
      const digest = createHash('sha256').update(bytes).digest('base64url');
      files.set(path, { bytes, type, digest, isHashed: path.startsWith('assets/'), compressed });
    }
    return files;
  } catch (error) {
    throw new Unreadable(folder, error);
  }
}

async function compress(
  bytes: Uint8Array,
  effort: keyof typeof efforts,
): Promise<ReadonlyMap<Coding, Uint8Array>> {
  const { br, gzip: level } = efforts[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, wide] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level }),
  ]);
  const forms = [['br', small] as const, ['gzip', wide] as const];
  return new Map(forms.filter(([, form]) => form.length < bytes.length));
}

/** A file by which a later call knows that it may write into a folder. */
const marker = 'uri-revisions.txt';
const mark = 'Written by "uri-revisions serve --out", which may overwrite the files of this folder.';

/** Checks that a folder is absent, empty, or written by an earlier call. @throws Misuse */
export function requireOwnFolder(folder: string): void {
  try {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    if (names.length === 0) return;
    if (names.includes(marker) && readFileSync(join(folder, marker), 'utf8').startsWith(mark)) return;
  } catch (error) {
    throw new Misuse(`cannot write to "${visible(folder)}": ${reasonOf(error)}`);
  }
  throw new Misuse(
    `"${visible(folder)}" is not empty and was not written by this command; name another folder`,
  );
}

/**
 * Writes the page into a folder, with the compressed forms next to the files. The start page comes last, and files of
 * an earlier version stay, so that a page in use never misses one. @throws Misuse if the folder cannot be written
 */
export async function writePage(files: ReadonlyMap<string, PageFile>, folder: string): Promise<void> {
  const write = async (path: string, bytes: Uint8Array | string): Promise<void> => {
    const target = join(folder, path);
    await makeFolder(dirname(target));
    await writeFile(target, bytes);
  };
  try {
    await write(marker, `${mark}\n`);
    const start = (path: string): number => Number(path === 'index.html');
    for (const [path, { bytes, compressed }] of [...files].sort(([a], [b]) => start(a) - start(b))) {
      for (const [coding, form] of compressed) await write(path + endings[coding], form);
      await write(path, bytes);
    }
  } catch (error) {
    throw new Misuse(`cannot write to "${visible(folder)}": ${reasonOf(error)}`);
  }
}

/** Creates a folder with its parents. Node's recursive mkdir does not end where the system reports a parent as missing, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isFile = 'code' in error && (error.code === 'ENOTDIR' || error.code === 'EEXIST');
  return isFile ? 'it is, or is inside, a file' : error.message;
}
