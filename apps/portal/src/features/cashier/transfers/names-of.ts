/** User names as people list them: with commas, spaces or lines between; each once. */
export function namesOf(typed: string): string[] {
  const names = typed.split(/[\s,;،、]+/).filter(Boolean);
  const seen = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...seen.values()];
}
