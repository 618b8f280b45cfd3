/** The member closed the browser's own window, or let it run out. */
export function wasLeft(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
