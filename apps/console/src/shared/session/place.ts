const BASE = '/console';

/** Where one is, as an address inside the console. */
export function placeHere(): string {
  const { pathname, search } = window.location;
  return pathname.slice(BASE.length) + search;
}

/** An address inside the console to return to; anything else leads to the first page. */
export function placeToReturn(back: string | undefined): string {
  const isOurs = back !== undefined && /^\/(?![/\\]|login)/.test(back);
  return BASE + (isOurs ? back : '/');
}
