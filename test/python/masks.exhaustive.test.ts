/** The Python package on Arrow arrays of every layout, if pyarrow and wasmtime are installed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absolute, reference } from '../../generated/verdicts/all.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { writePython } from '../../scripts/build/packages.js';
import { walkerModule } from '../../generated/walker.js';
import type { Verdicts } from '../../src/core/automaton/verdicts.js';
import { pythonEnvironment } from '../../scripts/load/python.js';

const pythons = [join(pythonEnvironment('spark'), 'bin/python'), 'python3'];
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
beforeAll(() => {
  const walker = join(folder, 'walker.wasm');
  writeFileSync(walker, walkerModule, 'base64');
  writePython(process.cwd(), walker, folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The shortest strings are in chunks of their own, too. */
const program = `
import concurrent.futures
import json
import pyarrow as pa
import uri_revisions
texts = json.loads(input())
results = {}
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
            results.setdefault(form, masks)
            assert results[form] == masks
            stops = walker.stops(array).to_pylist()
            for asked in (walker.masks, walker.stops):
                for other in (["a"], "a", None, pa.table({"a": array})):
                    try:
                        assert asked(other) is None
                    except TypeError as error:
                        assert "an Arrow array is needed, not " in str(error)
            assert walker.stops(array[2:7]).to_pylist() == stops[2:7]
            assert walker.stops(array[:0]).to_pylist() == []
            assert walker.stops(pa.chunked_array([array[:3], array[3:]])).to_pylist() == stops
            results.setdefault(form + " stops", stops)
            assert results[form + " stops"] == stops
        some = uri_revisions.Walker(form=form, documents=["rfc3986", "url-1993"])
        assert some.documents == ["rfc3986", "url-1993"]
        results[form + " some"] = some.masks(whole).to_pylist()
        results[form + " some stops"] = some.stops(whole).to_pylist()
        results["documents"] = walker.documents
assert uri_revisions.Walker(documents=walker.documents).masks(pa.array(["a:b"])).to_pylist() == uri_revisions.Walker().masks(pa.array(["a:b"])).to_pylist()
for documents in (["rfc9999"], [], ["rfc3986", "rfc3986"]):
    try:
        uri_revisions.Walker(documents=documents)
    except ValueError as error:
        assert "rfc3986" in str(error)
    else:
        raise AssertionError("there are such documents")
try:
    uri_revisions.Walker(b"uri-walk", documents=["rfc3986"])
except ValueError:
    pass
else:
    raise AssertionError("this is a table")
assert walker.masks(pa.array([b"http://a/\\xff", b"\\0"])).to_pylist() == [0, 0]
# From several threads, as DuckDB and Polars ask: in pieces that several of them walk at once.
uri_revisions.MOST_BYTES = 1 << 12
many = [pa.array(f"http://{i}/{'a' * (j % 50)}{' ' * (j % 2)}" for j in range(20_000)) for i in range(8)]
alone = [walker.masks(strings).to_pylist() for strings in many]
with concurrent.futures.ThreadPoolExecutor(4) as pool:
    assert [masks.to_pylist() for masks in pool.map(walker.masks, many * 4)] == alone * 4
for table in (b"", b"uri-walk"):
    try:
        uri_revisions.Walker(table)
    except ValueError:
        pass
    else:
        raise AssertionError("this is a table")
print(json.dumps(results))
`;

testWithPython(
  'has the masks and the stops of the verdicts (without pyarrow and wasmtime it is skipped)',
  () => {
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
      'http://a/b c',
      '%4',
    ];
    const output = execFileSync(python ?? '', [join(folder, 'masks.py')], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
    });
    const answers = <Answer>(tell: (text: string) => Answer): readonly (Answer | null)[] =>
      texts.map((text) => (text === null ? null : tell(text)));
    // In Python, offsets are in bytes of UTF-8.
    const stopsOf = (all: Verdicts<RevisionId>, text: string): readonly number[] =>
      Array.from(all.walk(text).stops, (stop) => Buffer.byteLength(text.slice(0, stop)));
    const ofForm = (form: string, all: Verdicts<RevisionId>): Readonly<Record<string, unknown>> => {
      const bits = (['rfc3986', 'url-1993'] as const).map((id) => all.names.indexOf(id));
      return {
        [form]: answers((text) => all.verdicts(text)),
        [`${form} stops`]: answers((text) => stopsOf(all, text)),
        [`${form} some`]: answers((text) =>
          bits.reduce((mask, bit, i) => mask | (((all.verdicts(text) >>> bit) & 1) << i), 0),
        ),
        [`${form} some stops`]: answers((text) => bits.map((bit) => stopsOf(all, text)[bit])),
      };
    };
    expect(JSON.parse(output)).toEqual({
      ...ofForm('reference', reference),
      ...ofForm('absolute', absolute),
      documents: reference.names,
    });
  },
  120_000,
);

/** Only masks need wasmtime, which is imported lazily: `rows` and `summary` work without it. */
const without = `
import sys
sys.modules["wasmtime"] = None
import uri_revisions

class Rdd:
    def pipe(self, command, checkCode):
        assert checkCode
        return command

print(uri_revisions.rows(Rdd(), columns="mask,reason"))
try:
    uri_revisions.Walker()
except ImportError as error:
    print(error)
`;

testWithPython('without wasmtime, rows are had, and masks say what they want', () => {
  writeFileSync(join(folder, 'without.py'), without);
  const output = execFileSync(python ?? '', [join(folder, 'without.py')], { encoding: 'utf8' });
  expect(output.split('\n')).toEqual([
    'uri-revisions census --keep-cr --keep-bom --out tsv --columns mask,reason -r all --form reference -',
    expect.stringMatching(/wasmtime.*; masks and stops want it: pip install wasmtime$/),
    '',
  ]);
});
