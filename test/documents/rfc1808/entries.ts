/** Strings in which each entry of the prose of rfc1808 finds something, and strings in which it finds nothing. */
import type { ExpectedEntry } from '../expected.js';

const page = 'http://host.dom/a/b';

export const entries: Readonly<Record<string, ExpectedEntry>> = {
  'params-after-query': { good: 'http://host.dom/doc;params?query', bad: 'http://host.dom/doc?query;params' },
  'new-scheme': { good: 'new://host.dom/doc', bad: 'new://host.dom//doc' },
  'file-question-mark': { good: 'http://host.dom/a?b', bad: 'file://host.dom/a?b' },
  'http-semicolon': { good: 'ftp://host.dom/a;type=i', bad: 'http://host.dom/a;b' },
  fragment: { good: 'http://host.dom/', bad: 'http://host.dom/#part' },
  crosshatch: { good: 'http://host.dom/#a%23', bad: 'http://host.dom/#a#b' },
  'empty-first-segment': { good: 'http://host.dom/a//b', bad: 'http://host.dom//b' },
  'empty-component': { good: 'http://host.dom/a?q', bad: 'http://host.dom/a?' },
  relative: { good: { text: '../doc', base: page }, bad: '../doc' },
  'unsuitable-base': { good: { text: 'g', base: page }, bad: { text: 'g', base: 'a/b' } },
  'scheme-of-base': { good: { text: 'g', base: 'nntp://host.dom/g' }, bad: { text: 'g', base: 'news:g' } },
  'gopher-type': {
    good: { text: '/0/g', base: 'gopher://host.dom/1/a' },
    bad: { text: 'g', base: 'gopher://host.dom/1/a' },
  },
  'base-without-path': {
    good: { text: 'g', base: 'http://host.dom/' },
    bad: { text: 'g', base: 'http://host.dom' },
  },
  'empty-reference': { good: { text: '#part', base: page }, bad: { text: '', base: page } },
  'surplus-parent': {
    good: { text: '../../g', base: 'http://a/b/c/d;p' },
    bad: { text: '../../../g', base: 'http://a/b/c/d;p/x/y' },
  },
  'dot-segment': { good: 'a/../b', bad: 'http://host.dom/a/../b' },
  'same-scheme': { good: { text: 'g', base: page }, bad: { text: 'http:g', base: page } },
  'colon-first-segment': { good: './this_one:that', bad: 'this_one:that' },
  'ftp-directory': { good: 'ftp://host.dom/dir;type=i', bad: 'ftp://host.dom/dir;type=d' },
  'directory-without-slash': {
    good: { text: 'g', base: 'ftp://host.dom/dir/;type=d' },
    bad: { text: 'g', base: 'ftp://host.dom/dir;type=d' },
  },
  'url-prefix': { good: 'ftp://host.dom/', bad: 'URL:ftp://host.dom/' },
};
