export type Values = Readonly<Record<string, string | number>>;

/** Puts values into the `{name}` places of a sentence; a place without a value stays as it is. */
export function fill(words: string, values: Values = {}): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
