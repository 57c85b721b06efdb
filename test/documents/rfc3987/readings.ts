/** The readings that the policies of rfc3987 decide: those of its base, and its own. */
import type { ExpectedReading } from '../expected.js';
import { cited } from '../../../src/core/base/citation.js';
import { readings as rfc3986 } from '../rfc3986/readings.js';
import { ownRule } from './own-rules.js';

export const readings: readonly ExpectedReading[] = [
  ...rfc3986.map(({ section, production, components, ...reading }) => ({
    ...reading,
    section: cited('RFC 3986', section),
    production: production.map(ownRule),
    components: {
      ...components,
      ...(components.hostKind !== undefined && { hostKind: ownRule(components.hostKind) }),
    },
  })),
  {
    text: 'http://ü@résumé.example.org:80/\u{10300}?\uE000#é',
    section: '2.2',
    production: ['IRI', 'ipath-abempty'],
    components: {
      scheme: 'http',
      authority: 'ü@résumé.example.org:80',
      user: 'ü',
      host: 'résumé.example.org',
      hostKind: 'ireg-name',
      port: '80',
      path: '/\u{10300}',
      query: '\uE000',
      fragment: 'é',
    },
  },
  {
    text: '//1.2.3.4é',
    section: '2.2',
    production: ['irelative-ref', 'ipath-abempty'],
    components: { authority: '1.2.3.4é', host: '1.2.3.4é', hostKind: 'ireg-name', path: '' },
  },
];
