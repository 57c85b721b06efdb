/** Reversed graphs, and strongly connected components by Tarjan's algorithm (1972), without recursion. */

/** Reverses the edges of a graph: returns by node the nodes with an edge to it. */
export function reversed(edges: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const sources = edges.map((): number[] => []);
  edges.forEach((targets, node) => {
    targets.forEach((target) => sources[target]?.push(node));
  });
  return sources;
}

/** A set of nodes in which each is reachable from every other. */
export interface StrongComponent<Node> {
  readonly nodes: readonly Node[];
  /** True if a path leads from one of its nodes back to that node. */
  readonly cyclic: boolean;
}

interface Visit<Node> {
  readonly node: Node;
  readonly successors: readonly Node[];
  next: number;
}

/** Returns the components reachable from the given nodes, each before those with edges to it. Linear in the edges. */
export function strongComponents<Node>(
  nodes: Iterable<Node>,
  successors: (node: Node) => readonly Node[],
): readonly StrongComponent<Node>[] {
  const components: StrongComponent<Node>[] = [];
  const order = new Map<Node, number>();
  const low = new Map<Node, number>();
  const pending: Node[] = [];
  const isPending = new Set<Node>();
  const visits: Visit<Node>[] = [];
  const lower = (node: Node, to: number | undefined): void => {
    low.set(node, Math.min(low.get(node) ?? Infinity, to ?? Infinity));
  };
  const open = (node: Node): void => {
    order.set(node, order.size);
    lower(node, order.get(node));
    pending.push(node);
    isPending.add(node);
    visits.push({ node, successors: successors(node), next: 0 });
  };
  const close = ({ node, successors: targets }: Visit<Node>): void => {
    const before = visits.at(-1);
    if (before !== undefined) lower(before.node, low.get(node));
    if (low.get(node) !== order.get(node)) return;
    const members = pending.splice(pending.lastIndexOf(node));
    members.forEach((member) => isPending.delete(member));
    components.push({ nodes: members, cyclic: members.length > 1 || targets.includes(node) });
  };
  for (const root of nodes) {
    if (!order.has(root)) open(root);
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const target = visit.successors[visit.next++];
      if (target === undefined) {
        visits.pop();
        close(visit);
      } else if (!order.has(target)) open(target);
      else if (isPending.has(target)) lower(visit.node, order.get(target));
    }
  }
  return components;
}
