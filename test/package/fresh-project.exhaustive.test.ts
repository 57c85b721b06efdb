/**
 * Fresh projects with the packed API: bundlers, test runners, other engines and threads, and the code of README and the
 * guides, compiled strictly and run.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { revision } from '../../src/api/index.js';
import { apiExamples, asModule, type Exported } from './api-examples.js';
import { install, type Outcome, output, pack, root, run, tools } from './packed.js';

const parent = mkdtempSync(join(tmpdir(), 'uri-revisions-'));
const folder = join(parent, 'fresh');
const guides = join(root, 'src/guides');
const linters = ['remark@15', 'unified-lint-rule@3', 'unist-util-visit@5'];
const validators = ['ajv@8', 'fastify@5', 'hono@4', 'valibot@1', 'zod@4'];
const packages = [...validators, ...linters, 'peggy@5', 'webpack@5', '@types/node@20'];

/** A program that every engine and bundler must support. */
const use = `import { plain, revision } from 'uri-revisions';
import { accepts } from 'uri-revisions/rfc1738/accepts';
const { error } = plain(revision('rfc3986').safeParse('http://h/a b'));
console.log(error.name, error.offset, accepts('http://h?q'));
`;
const expectedOutput = 'UriSyntaxError 10 true\n';

/** The entries whose docstrings have examples. */
const modules = [
  'uri-revisions',
  'uri-revisions/ajv',
  'uri-revisions/standard-schema',
  'uri-revisions-cli/grammar',
  'uri-revisions-cli/audit',
  'uri-revisions-cli/census',
  'uri-revisions-cli/classroom',
];

/** Blocks of code in README and guides: a module each. Its output follows the call that prints it. */
const blocks = [join(root, 'README.md'), ...readdirSync(guides).map((guide) => join(guides, guide))].flatMap(
  (file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```(ts|js)\n(.*?)^```/gms)].map(([, kind, code = ''], i) => ({
      name: `${basename(file, '.md')}-${i + 1}`,
      isTyped: kind === 'ts',
      code,
      prints: [...code.matchAll(/console\.log\(.*; \/\/ (.*)$/gm)]
        .map(([, line = '']) => `${line}\n`)
        .join(''),
    })),
);

const write = (file: string, text: string): void => {
  writeFileSync(join(folder, file), text);
};

beforeAll(async () => {
  const tarballs = await pack(parent);
  await install(folder, [...tarballs, ...packages]);
  write('use.mjs', use);
}, 300_000);

afterAll(() => {
  rmSync(parent, { recursive: true, force: true });
});

const strict = '--strict --noUncheckedIndexedAccess --target es2023 --types node --skipLibCheck'.split(' ');

describe('the code of README, the guides and the examples of the API', () => {
  test('compile in strict mode as Node modules, with the stated output', async () => {
    for (const { name, isTyped, code } of blocks) write(`${name}.${isTyped ? 'mts' : 'mjs'}`, code);
    // A rule that the document does not have does not compile, with the packed types.
    write(
      'rules.mts',
      `import { revision } from 'uri-revisions';
      // @ts-expect-error: no rule is called so
      revision('rfc3986').accepts('h', { start: 'nope' });
      ['h'].filter(revision('rfc3986').accepts);`,
    );
    write(
      'exported.mjs',
      `const modules = ${JSON.stringify(modules)}.map(async (name) => [name, Object.keys(await import(name))]);
      console.log(JSON.stringify(Object.fromEntries(await Promise.all(modules))));`,
    );
    const exported = JSON.parse(await output('node', ['exported.mjs'], folder)) as Exported;
    for (const [i, { code }] of apiExamples.entries()) write(`example-${i}.mts`, asModule(code, exported));
    const files = [
      'rules.mts',
      ...blocks.filter(({ isTyped }) => isTyped).map(({ name }) => `${name}.mts`),
      ...apiExamples.map((_, i) => `example-${i}.mts`),
    ];
    // One compilation, which reads the types of the packages once.
    await output(join(tools, 'tsc'), [...strict, '--module', 'node16', ...files], folder);
    for (const { name, prints } of blocks) {
      expect([name, await output('node', [`${name}.mjs`], folder)]).toEqual([name, prints]);
    }
    write(
      'examples.mjs',
      `for (const [i, place] of process.argv.slice(2).entries()) {
        await import(\`./example-\${i}.mjs\`).catch((error) => console.log(place, error.message));
      }`,
    );
    expect(await output('node', ['examples.mjs', ...apiExamples.map(({ place }) => place)], folder)).toBe('');
  }, 120_000);

  test.each(['revision', 'language'])('stand at each call of %s', (file) => {
    const text = readFileSync(join(root, `src/core/${file}.ts`), 'utf8');
    const [, members = ''] = /^export interface (?:Revision|Language)<.*?\{\n(.*?)^\}/ms.exec(text) ?? [];
    const calls = [...members.matchAll(/^ {2}(?:\/\*\*.*?\*\/\s+)?(\w+)(?:<.*?>)?\(/gms)];
    expect(calls.length).toBeGreaterThan(7);
    for (const [declared, name] of calls)
      expect([name, declared]).toEqual([name, expect.stringContaining('@example')]);
  });
});

describe('the commands of the first hour', () => {
  const commands = [
    ...readFileSync(join(guides, 'first-hour.md'), 'utf8').matchAll(/^```sh\n(.*?)^```/gms),
  ].flatMap(([, block = '']) => block.trimEnd().split('\n'));
  const kinds = ['http://h/', 'http://h/a b/', 'a|b#', 'mailto:a@', '//h:80/?', 'http://[::1/', 'ftp://ü/'];
  const links = Array.from({ length: 1000 }, (_, i) => `${kinds[i % kinds.length] ?? ''}${i}`);
  const expectedOutput: Outcome[] = [];
  const bin = { PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}` };

  beforeAll(async () => {
    write('links.txt', `${links.join('\n')}\n`);
    for (const command of commands) expectedOutput.push(await run('sh', ['-c', command], folder, bin));
  }, 120_000);

  const written = (file: string): string => readFileSync(join(folder, file), 'utf8');

  test('cover four tasks, with the exit codes of the guide', () => {
    expect(expectedOutput.map(({ status, stderr }) => [status, stderr.includes('error:')])).toEqual([
      [1, false],
      [0, false],
      [1, false],
      [0, false],
      [0, false],
    ]);
  });

  test('report each refused link with its line and reason', () => {
    const rows = written('invalid.csv').split('\r\n').slice(1, -1);
    const refused = links.flatMap((link, i) => (revision('rfc3986').accepts(link) ? [] : [String(i + 1)]));
    expect(rows.map((row) => row.split(',')[1])).toEqual(refused);
    expect(rows[0]).toBe(
      'links.txt,2,http://h/a b/1,false,""" "" is not allowed at offset 10",10,segment,3.3,"As data, write %20.",http://h/a%20b/1',
    );
  });

  test('print strings side by side in a Markdown table', () => {
    expect(written('compared.md')).toMatch(/^\| string \| what \| rfc1738 \| rfc3986 \|\n\| --- \|/);
    expect(written('compared.md')).toContain('| `http://a:/b` | production | `otherurl` | ≠');
  });

  test('mark the refused character, and print the prescribed text', () => {
    const [, , parsed, fixed] = expectedOutput;
    expect(parsed?.stderr).toContain('http://h/a|b\n          ^\n');
    expect(fixed?.stdout).toMatch(/^http:\/\/h\/a%7Cb\n/);
  });

  test('write a hundred strings with correct labels', () => {
    const { cases } = JSON.parse(written('vectors.json')) as {
      cases: readonly { text: string; valid: boolean }[];
    };
    const rfc = revision('rfc1738');
    expect(cases).toHaveLength(100);
    expect(new Set(cases.map(({ text }) => text)).size).toBe(100);
    for (const { text, valid } of cases)
      expect([text, valid]).toEqual([text, rfc.accepts(text, { start: 'httpurl' })]);
    const derivable = cases.filter(({ valid }) => valid).length;
    expect([derivable > 30, derivable < 70]).toEqual([true, true]);
  });
});

describe('the workflow of the guide, in the folders of a runner', () => {
  interface Workflow {
    readonly permissions: Readonly<Record<string, string>>;
    readonly jobs: {
      readonly links: {
        readonly steps: readonly {
          readonly run?: string;
          readonly if?: string;
          readonly with?: Readonly<Record<string, string>>;
        }[];
      };
    };
  }
  const [, text = ''] =
    /^```yaml\n(name: links\n.*?)^```/ms.exec(readFileSync(join(guides, 'links.md'), 'utf8')) ?? [];
  const { permissions, jobs } = parse(text) as Workflow;
  const [step, upload] = jobs.links.steps.slice(-2);
  const workspace = join(folder, '__w/repo/repo');

  /** Runs the step as a runner does, on the files of a checkout. */
  async function running(files: Readonly<Record<string, string>>): Promise<Outcome> {
    rmSync(workspace, { recursive: true, force: true });
    for (const [name, content] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', ...files })) {
      mkdirSync(dirname(join(workspace, name)), { recursive: true });
      writeFileSync(join(workspace, name), content);
    }
    const script = join(folder, 'step.sh');
    writeFileSync(script, step?.run ?? '');
    const home = join(folder, 'github/home');
    mkdirSync(home, { recursive: true });
    const env = { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace, HOME: home };
    return run('bash', ['-e', script], workspace, env);
  }

  test('reports findings by paths from the checkout, and uploads them also if it fails', async () => {
    expect(permissions).toMatchObject({ contents: 'read', 'security-events': 'write' });
    expect(upload).toMatchObject({ if: '${{ !cancelled() }}', with: { sarif_file: 'links.sarif' } });
    const bad = '[a](http://h/a|b)\n';
    const files = { 'docs/ä b.md': bad, 'out/c.md': bad, '.gitignore': 'out/\n' };
    const { status, stdout, stderr } = await running(files);
    expect([status, stdout, stderr]).toEqual([1, '', 'Checked 1 link in 1 file: 1 finding.\n']);
    expect(JSON.parse(readFileSync(join(workspace, 'links.sarif'), 'utf8'))).toMatchObject({
      runs: [
        {
          results: [
            { locations: [{ physicalLocation: { artifactLocation: { uri: 'docs/%C3%A4%20b.md' } } }] },
          ],
        },
      ],
    });
    expect((await running({ 'a.md': '[a](http://h/)\n' })).status).toBe(0);
  }, 60_000);
});

describe('the types of every entry, read in full', () => {
  const entries = ['uri-revisions', 'uri-revisions-cli'].flatMap((name) => {
    const { exports } = JSON.parse(
      readFileSync(join(root, 'dist/packages', name, 'package.json'), 'utf8'),
    ) as { exports: Readonly<Record<string, object | string>> };
    return Object.entries(exports).flatMap(([entry, to]) =>
      typeof to === 'string'
        ? []
        : [`${name}${entry.slice(1).replace('*', entry.includes('verdicts') ? 'seeds' : 'rfc3986')}`],
    );
  });
  const loads = entries.map((entry, i) => `import * as entry${i} from '${entry}';\nvoid entry${i};\n`);
  const plugin = `import uriRevisions from 'uri-revisions/ajv';
    import { Ajv } from 'ajv';
    export const ajv: Ajv = uriRevisions(new Ajv());
    // @ts-expect-error: this is no Ajv
    uriRevisions(5);`;
  const asks = '--noEmit --strict --skipLibCheck false --target es2023 --lib es2023,dom --types node'.split(
    ' ',
  );

  // How bundlers resolve them, attw checks in package.exhaustive.test.ts.
  test('as Node resolves, in .mts and .cts', async () => {
    expect(entries).toContain('uri-revisions-cli/audit');
    const files = ['mts', 'cts'].flatMap((kind) => {
      write(`entries.${kind}`, loads.join(''));
      write(`plugin.${kind}`, plugin);
      return [`entries.${kind}`, `plugin.${kind}`];
    });
    expect(await output(join(tools, 'tsc'), [...asks, '--module', 'node16', ...files], folder)).toBe('');
  }, 120_000);
});

describe('Jest', () => {
  const asserted = `test('it is known', () => { expect(revision('rfc3986').accepts('a b')).toBe(false); });`;

  test.each([
    ['CommonJS', 'required.test.cjs', `const { revision } = require('uri-revisions');`],
    ['ES modules', 'imported.test.mjs', `import { revision } from 'uri-revisions';`],
  ])(
    'runs it as %s',
    async (_, file, load) => {
      write(file, `${load}\n${asserted}`);
      const config = JSON.stringify({ rootDir: folder, testMatch: [`**/${file}`], transform: {} });
      await output(join(tools, 'jest'), ['--ci', '--config', config], folder, {
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      });
    },
    60_000,
  );
});

describe('bundled', () => {
  test('by Vite', async () => {
    const lib = { entry: 'use.mjs', formats: ['es'], fileName: 'vite' };
    write('vite.config.mjs', `export default ${JSON.stringify({ build: { lib, outDir: 'vite' } })};`);
    await output(join(tools, 'vite'), ['build', '--logLevel', 'warn'], folder);
    const [file = ''] = readdirSync(join(folder, 'vite'));
    expect(await output('node', [join('vite', file)], folder)).toBe(expectedOutput);
  }, 60_000);

  test('by webpack', async () => {
    const config = { mode: 'production', target: 'node', entry: './use.mjs' };
    write(
      'webpack.cjs',
      `require('webpack')({ ...${JSON.stringify(config)}, output: { path: __dirname, filename: 'bundled.cjs' } }, (error, stats) => {
        if (error || stats.hasErrors() || stats.hasWarnings()) throw error ?? new Error(stats.toString());
      });`,
    );
    await output('node', ['webpack.cjs'], folder);
    expect(await output('node', ['bundled.cjs'], folder)).toBe(expectedOutput);
  }, 60_000);
});

test('a Node worker transfers complete results', async () => {
  write(
    'worker.mjs',
    `import { isMainThread, parentPort, Worker } from 'node:worker_threads';
    import { plain, revision } from 'uri-revisions';
    const texts = ['http://h/', 'a b'];
    if (isMainThread) {
      new Worker(new URL(import.meta.url)).once('message', ([tree, refused]) => {
        console.log(tree.tree.children.length, refused.error.message.split('\\n')[1], refused.error.offset);
      });
    } else {
      parentPort.postMessage(texts.map((text) => plain(revision('rfc3986').safeParse(text))));
    }`,
  );
  expect(await output('node', ['worker.mjs'], folder)).toBe('1 a b 1\n');
});

describe('other engines, where they can be installed', () => {
  test.each([
    ['bun', '1', ['run', 'use.mjs']],
    ['deno', '2', ['run', '--allow-read', '--allow-env', 'use.mjs']],
  ])(
    '%s',
    async (name, version, args) => {
      const engine = join(folder, 'node_modules/.bin', name);
      const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', `${name}@${version}`];
      try {
        await output('npm', install, folder);
        await output(engine, ['--version'], folder);
      } catch {
        process.stderr.write(`${name} cannot be installed here: the package was not tried in it\n`);
        return;
      }
      expect(await output(engine, args, folder)).toBe(expectedOutput);
    },
    120_000,
  );
});
