/** What the visitor chose, kept in this browser; a browser that keeps nothing still works. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`baize.${name}`);
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(`baize.${name}`, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
