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

const ONE_YEAR_S = 31_536_000;

/** What also decides how the server draws the first view. */
export function tellServer(name: 'language' | 'theme', value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser yet
  document.cookie = `baize_${name}=${value}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
}
