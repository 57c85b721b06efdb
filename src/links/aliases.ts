/** The nodes that YAML's aliases and merge keys refer to (YAML 1.2.2, 7.1; "Merge Key Language-Independent Type"). */

import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  visit,
  type YAMLMap,
} from 'yaml';

/** A member of a map. */
interface Member {
  readonly key: unknown;
  readonly value: unknown;
}

/** Resolves every alias in a document to the node of its anchor. */
export class Aliases {
  /** The first alias without an anchor, which is an error. */
  unknown: Alias | undefined;
  private readonly targets = new Map<Alias, Node | undefined>();
  private readonly merged = new Map<YAMLMap, readonly Member[]>();

  /** Collects the anchors. Linear. */
  constructor(document: Document) {
    const anchors = new Map<string, Node>();
    visit(document, {
      Node: (_, node) => {
        if (isAlias(node)) {
          const target = anchors.get(node.source);
          this.targets.set(node, target);
          if (target === undefined) this.unknown ??= node;
        } else if (node.anchor !== undefined) anchors.set(node.anchor, node);
      },
    });
  }

  /** Returns the node itself, or an alias's target; undefined if no anchor has the name. */
  target(node: unknown): unknown {
    return isAlias(node) ? this.targets.get(node) : node;
  }

  /** Returns the members of a map, its own before those that it merges. */
  members(map: YAMLMap): readonly Member[] {
    const known = this.merged.get(map);
    if (known !== undefined) return known;
    const own = map.items
      .filter(({ key }) => !isMerge(key))
      .map(({ key, value }) => ({ key: this.target(key), value }));
    // While a map merges itself, it has only its own members.
    this.merged.set(map, own);
    if (own.length === map.items.length) return own;
    const names = new Set(own.map(({ key }) => nameOf(key)));
    const others = map.items
      .filter(({ key }) => isMerge(key))
      .map(({ value }) => this.target(value))
      .flatMap((value): readonly unknown[] => (isSeq(value) ? value.items : [value]))
      .map((value) => this.target(value))
      .flatMap((value) => (isMap(value) ? this.members(value) : []))
      .filter(({ key }) => names.size < names.add(nameOf(key)).size);
    const all = [...own, ...others];
    this.merged.set(map, all);
    return all;
  }

  /** Returns the node of a member of a map. */
  member(map: unknown, name: string): unknown {
    const members = isMap(map) ? this.members(map) : [];
    return this.target(members.find(({ key }) => nameOf(key) === name)?.value);
  }
}

/** Returns the name of a member in a pointer. */
export function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

function isMerge(key: unknown): boolean {
  return isScalar(key) && key.value === '<<' && key.type === 'PLAIN';
}
