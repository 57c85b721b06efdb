/** Components of valid URL strings: the table of #example-url-components, and hosts that are empty. */
import type { ExpectedReading } from '../expected.js';

export const readings: readonly ExpectedReading[] = [
  {
    text: 'https://localhost:8000/search?q=text#hello',
    section: '#example-url-components',
    production: ['absolute-URL-string', 'scheme-relative-special-URL-string'],
    components: {
      scheme: 'https',
      authority: 'localhost:8000',
      host: 'localhost',
      hostKind: 'valid-domain-string',
      port: '8000',
      path: '/search',
      query: 'q=text',
      fragment: 'hello',
    },
  },
  {
    text: 'urn:isbn:9780307476463',
    section: '#example-url-components',
    production: ['absolute-URL-string', 'opaque-path-URL-string'],
    components: { scheme: 'urn', path: 'isbn:9780307476463' },
  },
  {
    text: 'file:///ada/Analytical%20Engine/README.md',
    section: '#example-url-components',
    production: ['absolute-URL-string', 'scheme-relative-file-URL-string'],
    components: { scheme: 'file', authority: '', host: '', path: '/ada/Analytical%20Engine/README.md' },
  },
];
