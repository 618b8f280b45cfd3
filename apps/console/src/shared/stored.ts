/** What the operator chose for this browser; a browser that keeps nothing still works. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`baize.console.${name}`);
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(`baize.console.${name}`, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
