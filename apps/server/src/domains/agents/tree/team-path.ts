/** Everyone of a team, as a pattern: paths are digits and slashes, so nothing in them is special. */
export function teamPattern(path: string): string {
  return `${path}%`;
}
