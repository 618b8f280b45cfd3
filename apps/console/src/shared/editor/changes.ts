/** What stands at one place of a content. */
export type Leaf = string | number | boolean | null | readonly (string | number | boolean | null)[];

export type Change = {
  /** Where in the content: `allowedAddresses`, `fields.username.required`. */
  path: string;
  before: Leaf | undefined;
  after: Leaf | undefined;
};

/** What differs between two contents, place by place; plain lists count as one place. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const old = new Map(leaves(before));
  const now = new Map(leaves(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => said(old.get(path)) !== said(now.get(path)))
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }));
}

export function isSame(one: unknown, other: unknown): boolean {
  return listChanges(one, other).length === 0;
}

/** Every place of a content with what stands there, as text. */
export function places(content: unknown): [path: string, text: string][] {
  return leaves(content).map(([path, leaf]) => [path, leafText(leaf)]);
}

/** Every place of a content with what stands there. */
export function leaves(content: unknown, path = ''): [path: string, leaf: Leaf][] {
  if (content === null || content === undefined) return path ? [[path, null]] : [];
  if (typeof content !== 'object') return [[path, content as Leaf]];
  if (Array.isArray(content) && content.every((item) => typeof item !== 'object')) {
    return [[path, content]];
  }
  const inside = Object.entries(content).flatMap(([name, value]) =>
    leaves(value, path ? `${path}.${name}` : name),
  );
  return inside.length > 0 ? inside : [[path, null]];
}

export function leafText(leaf: Leaf): string {
  if (leaf === null) return '—';
  return typeof leaf === 'object' ? leaf.join(', ') || '—' : String(leaf);
}

const said = (leaf: Leaf | undefined) => (leaf === undefined ? undefined : leafText(leaf));
