// The rules of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 170700046a108fd42df69b34a8df2dce23e1d321a5fd38984ada9a2989e17cfe). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "valid-URL-string": RuleNode<Nodes, "valid-URL-string", "absolute-URL-with-fragment-string">;
  "valid-URL-string-special": RuleNode<Nodes, "valid-URL-string-special", "absolute-URL-with-fragment-string" | "relative-URL-with-fragment-string-special">;
  "valid-URL-string-file": RuleNode<Nodes, "valid-URL-string-file", "absolute-URL-with-fragment-string" | "relative-URL-with-fragment-string-file">;
  "valid-URL-string-other": RuleNode<Nodes, "valid-URL-string-other", "absolute-URL-with-fragment-string" | "relative-URL-with-fragment-string-other">;
  "valid-URL-string-opaque": RuleNode<Nodes, "valid-URL-string-opaque", "relative-URL-with-fragment-string-opaque" | "absolute-URL-with-fragment-string">;
  "absolute-URL-with-fragment-string": RuleNode<Nodes, "absolute-URL-with-fragment-string", "absolute-URL-string" | "URL-fragment-string">;
  "absolute-URL-string": RuleNode<Nodes, "absolute-URL-string", "special-scheme" | "scheme-relative-special-URL-string" | "file-scheme" | "scheme-relative-file-URL-string" | "other-scheme" | "scheme-relative-URL-string" | "path-absolute-non-authority-URL-string" | "opaque-path-URL-string" | "URL-query-string">;
  "URL-scheme-string": RuleNode<Nodes, "URL-scheme-string", "ALPHA" | "scheme-code-point">;
  "scheme-code-point": RuleNode<Nodes, "scheme-code-point", "ALPHA" | "DIGIT">;
  "special-scheme": RuleNode<Nodes, "special-scheme", never>;
  "file-scheme": RuleNode<Nodes, "file-scheme", never>;
  "other-scheme": RuleNode<Nodes, "other-scheme", "not-f-h-w" | "scheme-code-point" | "not-i-t" | "not-l" | "not-e" | "not-p" | "not-t" | "not-s">;
  "not-f-h-w": RuleNode<Nodes, "not-f-h-w", never>;
  "not-e": RuleNode<Nodes, "not-e", "DIGIT">;
  "not-i-t": RuleNode<Nodes, "not-i-t", "DIGIT">;
  "not-l": RuleNode<Nodes, "not-l", "DIGIT">;
  "not-p": RuleNode<Nodes, "not-p", "DIGIT">;
  "not-s": RuleNode<Nodes, "not-s", "DIGIT">;
  "not-t": RuleNode<Nodes, "not-t", "DIGIT">;
  "relative-URL-with-fragment-string-special": RuleNode<Nodes, "relative-URL-with-fragment-string-special", "relative-URL-string-special" | "URL-fragment-string">;
  "relative-URL-with-fragment-string-file": RuleNode<Nodes, "relative-URL-with-fragment-string-file", "relative-URL-string-file" | "URL-fragment-string">;
  "relative-URL-with-fragment-string-other": RuleNode<Nodes, "relative-URL-with-fragment-string-other", "relative-URL-string-other" | "URL-fragment-string">;
  "relative-URL-with-fragment-string-opaque": RuleNode<Nodes, "relative-URL-with-fragment-string-opaque", "URL-fragment-string">;
  "relative-URL-string-special": RuleNode<Nodes, "relative-URL-string-special", "scheme-relative-special-URL-string" | "path-absolute-non-authority-URL-string" | "path-relative-scheme-less-URL-string" | "URL-query-string">;
  "relative-URL-string-file": RuleNode<Nodes, "relative-URL-string-file", "scheme-relative-file-URL-string" | "path-absolute-non-authority-URL-string" | "path-relative-scheme-less-URL-string" | "URL-query-string">;
  "relative-URL-string-other": RuleNode<Nodes, "relative-URL-string-other", "scheme-relative-URL-string" | "path-absolute-non-authority-URL-string" | "path-relative-scheme-less-URL-string" | "URL-query-string">;
  "scheme-relative-special-URL-string": RuleNode<Nodes, "scheme-relative-special-URL-string", "valid-host-string" | "URL-port-string" | "path-absolute-URL-string">;
  "URL-port-string": RuleNode<Nodes, "URL-port-string", "port-number">;
  "port-number": RuleNode<Nodes, "port-number", "DIGIT">;
  "scheme-relative-URL-string": RuleNode<Nodes, "scheme-relative-URL-string", "opaque-host-and-port-string" | "path-absolute-URL-string">;
  "opaque-host-and-port-string": RuleNode<Nodes, "opaque-host-and-port-string", "valid-opaque-host-string" | "URL-port-string">;
  "scheme-relative-file-URL-string": RuleNode<Nodes, "scheme-relative-file-URL-string", "valid-host-string" | "path-absolute-URL-string">;
  "path-absolute-URL-string": RuleNode<Nodes, "path-absolute-URL-string", "URL-path-segment-string">;
  "path-absolute-non-authority-URL-string": RuleNode<Nodes, "path-absolute-non-authority-URL-string", "non-empty-segment" | "URL-path-segment-string">;
  "path-relative-URL-string": RuleNode<Nodes, "path-relative-URL-string", "non-empty-segment" | "URL-path-segment-string">;
  "path-relative-scheme-less-URL-string": RuleNode<Nodes, "path-relative-scheme-less-URL-string", "scheme-less-segment" | "URL-path-segment-string">;
  "scheme-less-segment": RuleNode<Nodes, "scheme-less-segment", "URL-scheme-string" | "other-unit" | "path-segment-unit" | "DIGIT">;
  "opaque-path-URL-string": RuleNode<Nodes, "opaque-path-URL-string", "path-segment-unit">;
  "URL-path-segment-string": RuleNode<Nodes, "URL-path-segment-string", "path-segment-unit">;
  "non-empty-segment": RuleNode<Nodes, "non-empty-segment", "path-segment-unit">;
  "path-segment-unit": RuleNode<Nodes, "path-segment-unit", "opaque-host-unit">;
  "URL-query-string": RuleNode<Nodes, "URL-query-string", "URL-unit">;
  "URL-fragment-string": RuleNode<Nodes, "URL-fragment-string", "URL-unit">;
  "URL-unit": RuleNode<Nodes, "URL-unit", "URL-code-point" | "percent-encoded-byte">;
  "URL-code-point": RuleNode<Nodes, "URL-code-point", "scheme-code-point" | "other-code-point">;
  "opaque-host-unit": RuleNode<Nodes, "opaque-host-unit", "scheme-code-point" | "other-unit">;
  "other-unit": RuleNode<Nodes, "other-unit", "other-code-point" | "percent-encoded-byte">;
  "other-code-point": RuleNode<Nodes, "other-code-point", "code-point-beyond-ASCII">;
  "code-point-beyond-ASCII": RuleNode<Nodes, "code-point-beyond-ASCII", never>;
  "percent-encoded-byte": RuleNode<Nodes, "percent-encoded-byte", "HEXDIG">;
  "valid-host-string": RuleNode<Nodes, "valid-host-string", "valid-IPv6-address-string" | "valid-domain-string" | "valid-IPv4-address-string">;
  "valid-opaque-host-string": RuleNode<Nodes, "valid-opaque-host-string", "opaque-host" | "valid-IPv6-address-string">;
  "opaque-host": RuleNode<Nodes, "opaque-host", "opaque-host-unit">;
  "valid-domain-string": RuleNode<Nodes, "valid-domain-string", "domain-label" | "last-label">;
  "domain-label": RuleNode<Nodes, "domain-label", "wide-label" | "xn-label" | "ldh-label">;
  "last-label": RuleNode<Nodes, "last-label", "wide-label" | "xn-label" | "no-number-label">;
  "ldh-label": RuleNode<Nodes, "ldh-label", "letter-or-digit" | "ldh" | "ldh-rest">;
  "ldh-rest": RuleNode<Nodes, "ldh-rest", "letter-or-digit">;
  "ldh": RuleNode<Nodes, "ldh", "letter-or-digit">;
  "letter-or-digit": RuleNode<Nodes, "letter-or-digit", "ALPHA" | "DIGIT">;
  "no-number-label": RuleNode<Nodes, "no-number-label", "ALPHA" | "ldh" | "letter-or-digit" | "ldh-rest" | "DIGIT" | "not-x" | "not-hexadecimal" | "HEXDIG">;
  "not-x": RuleNode<Nodes, "not-x", never>;
  "not-hexadecimal": RuleNode<Nodes, "not-hexadecimal", never>;
  "xn-label": RuleNode<Nodes, "xn-label", "letter-or-digit">;
  "wide-label": RuleNode<Nodes, "wide-label", "letter-or-digit" | "ldh" | "wide-unit">;
  "wide-unit": RuleNode<Nodes, "wide-unit", "code-point-beyond-ASCII">;
  "valid-IPv4-address-string": RuleNode<Nodes, "valid-IPv4-address-string", "decimal-byte">;
  "decimal-byte": RuleNode<Nodes, "decimal-byte", "DIGIT">;
  "valid-IPv6-address-string": RuleNode<Nodes, "valid-IPv6-address-string", "valid-IPv6-piece-string" | "last-two-pieces">;
  "last-two-pieces": RuleNode<Nodes, "last-two-pieces", "valid-IPv6-piece-string" | "valid-IPv4-address-string">;
  "valid-IPv6-piece-string": RuleNode<Nodes, "valid-IPv6-piece-string", "HEXDIG">;
  "ALPHA": RuleNode<Nodes, "ALPHA", never>;
  "DIGIT": RuleNode<Nodes, "DIGIT", never>;
  "HEXDIG": RuleNode<Nodes, "HEXDIG", "DIGIT">;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "valid-URL-string"> = {
  "id": "whatwg-2026-07",
  "title": "URL Standard",
  "date": "2026-07-02",
  "start": "valid-URL-string",
  "startsByBase": [
    {
      "base": "special",
      "start": "valid-URL-string-special",
      "schemes": [
        "ftp",
        "http",
        "https",
        "ws",
        "wss"
      ]
    },
    {
      "base": "file",
      "start": "valid-URL-string-file",
      "schemes": [
        "file"
      ]
    },
    {
      "base": "opaque",
      "start": "valid-URL-string-opaque",
      "opaque": true
    },
    {
      "base": "other",
      "start": "valid-URL-string-other"
    }
  ],
  "names": [
    "valid-URL-string",
    "valid-URL-string-special",
    "valid-URL-string-file",
    "valid-URL-string-other",
    "valid-URL-string-opaque",
    "absolute-URL-with-fragment-string",
    "absolute-URL-string",
    "URL-scheme-string",
    "scheme-code-point",
    "special-scheme",
    "file-scheme",
    "other-scheme",
    "not-f-h-w",
    "not-e",
    "not-i-t",
    "not-l",
    "not-p",
    "not-s",
    "not-t",
    "relative-URL-with-fragment-string-special",
    "relative-URL-with-fragment-string-file",
    "relative-URL-with-fragment-string-other",
    "relative-URL-with-fragment-string-opaque",
    "relative-URL-string-special",
    "relative-URL-string-file",
    "relative-URL-string-other",
    "scheme-relative-special-URL-string",
    "URL-port-string",
    "port-number",
    "scheme-relative-URL-string",
    "opaque-host-and-port-string",
    "scheme-relative-file-URL-string",
    "path-absolute-URL-string",
    "path-absolute-non-authority-URL-string",
    "path-relative-URL-string",
    "path-relative-scheme-less-URL-string",
    "scheme-less-segment",
    "opaque-path-URL-string",
    "URL-path-segment-string",
    "non-empty-segment",
    "path-segment-unit",
    "URL-query-string",
    "URL-fragment-string",
    "URL-unit",
    "URL-code-point",
    "opaque-host-unit",
    "other-unit",
    "other-code-point",
    "code-point-beyond-ASCII",
    "percent-encoded-byte",
    "valid-host-string",
    "valid-opaque-host-string",
    "opaque-host",
    "valid-domain-string",
    "domain-label",
    "last-label",
    "ldh-label",
    "ldh-rest",
    "ldh",
    "letter-or-digit",
    "no-number-label",
    "not-x",
    "not-hexadecimal",
    "xn-label",
    "wide-label",
    "wide-unit",
    "valid-IPv4-address-string",
    "decimal-byte",
    "valid-IPv6-address-string",
    "last-two-pieces",
    "valid-IPv6-piece-string",
    "ALPHA",
    "DIGIT",
    "HEXDIG"
  ],
  "sections": [
    "#valid-url-string",
    "#valid-url-string",
    "#valid-url-string",
    "#valid-url-string",
    "#valid-url-string",
    "#absolute-url-with-fragment-string",
    "#absolute-url-string",
    "#url-scheme-string",
    "#url-scheme-string",
    "#special-scheme",
    "#special-scheme",
    "#absolute-url-string",
    "#absolute-url-string",
    "#absolute-url-string",
    "#absolute-url-string",
    "#absolute-url-string",
    "#absolute-url-string",
    "#absolute-url-string",
    "#absolute-url-string",
    "#relative-url-with-fragment-string",
    "#relative-url-with-fragment-string",
    "#relative-url-with-fragment-string",
    "#relative-url-with-fragment-string",
    "#relative-url-string",
    "#relative-url-string",
    "#relative-url-string",
    "#scheme-relative-special-url-string",
    "#url-port-string",
    "#url-port-string",
    "#scheme-relative-url-string",
    "#opaque-host-and-port-string",
    "#scheme-relative-file-url-string",
    "#path-absolute-url-string",
    "#path-absolute-non-authority-url-string",
    "#path-relative-url-string",
    "#path-relative-scheme-less-url-string",
    "#path-relative-scheme-less-url-string",
    "#opaque-path-url-string",
    "#url-path-segment-string",
    "#url-path-segment-string",
    "#url-path-segment-string",
    "#url-query-string",
    "#url-fragment-string",
    "#url-code-points",
    "#url-code-points",
    "#url-code-points",
    "#url-code-points",
    "#url-code-points",
    "#url-code-points",
    "#percent-encoded-byte",
    "#valid-host-string",
    "#valid-opaque-host-string",
    "#valid-opaque-host-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-domain-string",
    "#valid-ipv4-address-string",
    "#valid-ipv4-address-string",
    "#valid-ipv6-address-string",
    "#valid-ipv6-pieces-and-ipv4-string",
    "#valid-ipv6-piece-string",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1"
  ],
  "roles": {
    "sources": [
      {
        "in": [
          "absolute-URL-string"
        ],
        "role": "scheme",
        "rules": [
          "special-scheme",
          "file-scheme",
          "other-scheme"
        ]
      },
      {
        "in": [
          "scheme-relative-special-URL-string"
        ],
        "role": "authority",
        "rules": [
          "valid-host-string",
          "URL-port-string"
        ]
      },
      {
        "in": [
          "scheme-relative-file-URL-string"
        ],
        "role": "authority",
        "anchor": "//"
      },
      {
        "in": [
          "scheme-relative-file-URL-string"
        ],
        "role": "authority",
        "rules": [
          "valid-host-string"
        ]
      },
      {
        "in": [
          "scheme-relative-URL-string"
        ],
        "role": "authority",
        "rules": [
          "opaque-host-and-port-string"
        ]
      },
      {
        "in": [
          "scheme-relative-special-URL-string",
          "scheme-relative-file-URL-string"
        ],
        "role": "host",
        "rules": [
          "valid-host-string"
        ]
      },
      {
        "in": [
          "scheme-relative-file-URL-string",
          "scheme-relative-URL-string"
        ],
        "role": "host",
        "anchor": "//"
      },
      {
        "in": [
          "opaque-host-and-port-string"
        ],
        "role": "host",
        "rules": [
          "valid-opaque-host-string"
        ]
      },
      {
        "in": [
          "scheme-relative-special-URL-string",
          "opaque-host-and-port-string"
        ],
        "role": "port",
        "rules": [
          "URL-port-string"
        ]
      },
      {
        "in": [
          "scheme-relative-special-URL-string",
          "scheme-relative-file-URL-string",
          "scheme-relative-URL-string"
        ],
        "role": "path",
        "rules": [
          "path-absolute-URL-string"
        ]
      },
      {
        "in": [
          "absolute-URL-string"
        ],
        "role": "path",
        "rules": [
          "path-absolute-non-authority-URL-string",
          "opaque-path-URL-string"
        ]
      },
      {
        "in": [
          "relative-URL-string-special",
          "relative-URL-string-file",
          "relative-URL-string-other"
        ],
        "role": "path",
        "rules": [
          "path-absolute-non-authority-URL-string",
          "path-relative-scheme-less-URL-string"
        ]
      },
      {
        "in": [
          "absolute-URL-string",
          "relative-URL-string-special",
          "relative-URL-string-file",
          "relative-URL-string-other"
        ],
        "role": "query",
        "rules": [
          "URL-query-string"
        ]
      },
      {
        "in": [
          "absolute-URL-with-fragment-string",
          "relative-URL-with-fragment-string-special",
          "relative-URL-with-fragment-string-file",
          "relative-URL-with-fragment-string-other",
          "relative-URL-with-fragment-string-opaque"
        ],
        "role": "fragment",
        "rules": [
          "URL-fragment-string"
        ]
      }
    ],
    "hostKind": [
      "valid-host-string",
      "valid-opaque-host-string"
    ],
    "neverUndefined": [
      "path"
    ],
    "carriers": [
      [
        "absolute-URL-string",
        "relative-URL-string-special",
        "relative-URL-string-file",
        "relative-URL-string-other"
      ],
      [
        "scheme-relative-special-URL-string",
        "scheme-relative-file-URL-string",
        "scheme-relative-URL-string",
        "path-absolute-non-authority-URL-string",
        "path-relative-scheme-less-URL-string",
        "opaque-path-URL-string"
      ]
    ],
    "whole": {
      "URL-scheme-string": "scheme",
      "special-scheme": "scheme",
      "file-scheme": "scheme",
      "other-scheme": "scheme",
      "URL-port-string": "port",
      "URL-query-string": "query",
      "URL-fragment-string": "fragment",
      "valid-host-string": "host",
      "valid-opaque-host-string": "host"
    }
  }
};
