/**
 * Validators, which answer yes or no, and @hyperjump/uri; the arguments are the name of one and the folder where it is
 * installed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { accepted, adapter } from './lines.mjs';

const [, , name, folder] = process.argv;
const components = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];
const { resolve } = createRequire(join(folder, 'package.json'));
const load = (module) => import(pathToFileURL(resolve(module)).href);
const manifest = join(folder, 'node_modules', name, 'package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));

/** Returns a test of texts for each validator. */
const tests = {
  async 'ajv-formats'() {
    const { fullFormats } = await load('ajv-formats/dist/formats.js');
    return (text) => fullFormats['uri-reference'].test(text);
  },
  async 'z-schema'() {
    const { default: commonJs } = await load('z-schema');
    const validator = commonJs.default.create({ safe: true });
    return (text) => validator.validate(text, { type: 'string', format: 'uri-reference' }).valid;
  },
  async zod() {
    const { z } = await load('zod');
    return (text) => z.url().safeParse(text).success;
  },
  async valibot() {
    const { pipe, safeParse, string, url } = await load('valibot');
    return (text) => safeParse(pipe(string(), url()), text).success;
  },
};

if (name === '@hyperjump/uri') {
  const { parseUriReference } = await load(name);
  // It rejects by throwing.
  const parsed = (text) => {
    try {
      return parseUriReference(text);
    } catch {
      return undefined;
    }
  };
  await adapter({ name, version }, (text) => {
    const read = parsed(text);
    if (read === undefined) return { ok: false };
    return accepted(Object.fromEntries(components.map((component) => [component, read[component]])));
  });
} else {
  const test = await tests[name]();
  const isAbsolute = name === 'zod' || name === 'valibot';
  await adapter({ name, version, cannot: [...(isAbsolute ? ['relative'] : []), ...components] }, (text) => ({
    ok: test(text),
  }));
}
