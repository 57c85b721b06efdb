/** What ships to Python, on arrays of Arrow of every layout, where there are pyarrow and wasmtime. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absolute, reference } from '../../generated/verdicts/all.js';
import { writePython } from '../../scripts/build/python.js';
import { compileWalker } from '../../scripts/build/walker.js';
import { userCache } from '../../src/audit/installation.js';

const pythons = [join(userCache(process.env), 'spark/bin/python'), 'python3'];
const python = pythons.find((program) => {
  try {
    execFileSync(program, ['-c', 'import pyarrow, wasmtime'], { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
});
const testWithPython = python === undefined ? test.skip : test;

const folder = mkdtempSync(join(tmpdir(), 'python-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The shortest strings are in pieces of their own, too. */
const program = `
import json
import pyarrow as pa
import uri_revisions
texts = json.loads(input())
told = {}
for most in (1 << 23, 3):
    uri_revisions.MOST_BYTES = most
    for form in ("reference", "absolute"):
        walker = uri_revisions.Walker(form=form)
        whole = pa.array(texts)
        for kind in (pa.string(), pa.binary(), pa.large_string(), pa.large_binary(), pa.string_view()):
            array = whole.cast(kind)
            masks = walker.masks(array).to_pylist()
            assert walker.masks(array[2:7]).to_pylist() == masks[2:7]
            assert walker.masks(array[:0]).to_pylist() == []
            assert walker.masks(pa.chunked_array([array[:3], array[3:]])).to_pylist() == masks
            told.setdefault(form, masks)
            assert told[form] == masks
        told["documents"] = walker.documents
assert walker.masks(pa.array([b"http://a/\\xff", b"\\0"])).to_pylist() == [0, 0]
for table in (b"", b"uri-walk"):
    try:
        uri_revisions.Walker(table)
    except ValueError:
        pass
    else:
        raise AssertionError("this is a table")
print(json.dumps(told))
`;

testWithPython(
  'has the masks of the verdicts (without pyarrow and wasmtime it is skipped)',
  async () => {
    const walker = join(folder, 'walker.wasm');
    await compileWalker(process.cwd(), walker);
    writePython(process.cwd(), walker, join(folder, 'uri_revisions.py'));
    writeFileSync(join(folder, 'masks.py'), program);
    const texts = [
      'http://a/',
      'b c',
      '',
      null,
      'x:y',
      'http://é/',
      'a'.repeat(1000),
      '\u0000',
      '//[::1]/?q',
    ];
    const output = execFileSync(python ?? '', [join(folder, 'masks.py')], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual({
      reference: texts.map((text) => (text === null ? null : reference.verdicts(text))),
      absolute: texts.map((text) => (text === null ? null : absolute.verdicts(text))),
      documents: reference.names,
    });
  },
  120_000,
);
