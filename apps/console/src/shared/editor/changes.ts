export type Change = {
  /** Where in the content: `allowedAddresses`, `fields.username.required`. */
  path: string;
  before: string | undefined;
  after: string | undefined;
};

/** What differs between two contents, place by place; plain lists count as one place. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const old = new Map(places(before));
  const now = new Map(places(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }));
}

export function isSame(one: unknown, other: unknown): boolean {
  return listChanges(one, other).length === 0;
}

/** Every place of a content with what stands there, as text. */
export function places(content: unknown, path = ''): [path: string, text: string][] {
  if (content === null || content === undefined) return path ? [[path, '—']] : [];
  if (typeof content !== 'object') return [[path, String(content)]];
  if (Array.isArray(content) && content.every((item) => typeof item !== 'object')) {
    return [[path, content.join(', ') || '—']];
  }
  const inside = Object.entries(content).flatMap(([name, value]) =>
    places(value, path ? `${path}.${name}` : name),
  );
  return inside.length > 0 ? inside : [[path, '—']];
}
