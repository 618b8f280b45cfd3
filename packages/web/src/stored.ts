/** What people chose, kept in this browser under the app's own prefix; a browser that keeps nothing still works. */
export function createStored(prefix: string) {
  return {
    read(name: string): string | null {
      try {
        return localStorage.getItem(prefix + name);
      } catch {
        return null;
      }
    },
    write(name: string, value: string): void {
      try {
        localStorage.setItem(prefix + name, value);
      } catch {
        // Private windows may refuse; the choice then lasts as long as the page.
      }
    },
  };
}
