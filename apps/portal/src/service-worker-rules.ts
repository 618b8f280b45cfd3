/** Calls, sockets, test doors and the operators' desk: never kept, never even looked at. */
const CALLS =
  /^\/(wps|lgw|lotto|ops|vendor|test|ws|console|healthz|readyz|metrics|openapi\.json)(\/|$)/;

/** Only what is the same for everyone is kept: built files, and the few pictures of the states. */
const KEPT =
  /^\/(assets\/[\w.-]+|boot\.js|index\.html|art\/(state|brand)\/[\w-]+\.svg|icons\/[\w-]+\.png)$/;

export function isKept(pathname: string): boolean {
  return KEPT.test(pathname);
}

/** A page of the portal, as opposed to a call that someone opened in a window of its own. */
export function isPage(pathname: string): boolean {
  return !CALLS.test(pathname);
}

const PUSH_WORDS = ['title', 'text', 'url', 'tag', 'language'] as const;

/** What a push says, if it is one of ours. */
export function readPush(
  words: string | undefined,
): Record<(typeof PUSH_WORDS)[number], string> | undefined {
  try {
    const said = JSON.parse(words ?? '');
    return PUSH_WORDS.every((name) => typeof said?.[name] === 'string') ? said : undefined;
  } catch {
    return undefined;
  }
}
