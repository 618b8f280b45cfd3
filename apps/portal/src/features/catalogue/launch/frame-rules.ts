/** Only pages of the web are framed: a script or a file as an address is a broken launch. */
export function isFrameable(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}

const ALWAYS = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-pointer-lock'];

/** A game keeps its own cookies; one from our own address would thereby leave its box, so it gets none. */
export function sandboxOf(address: string, home = location.origin): string {
  const isOurs = new URL(address).origin === home;
  return [...ALWAYS, ...(isOurs ? [] : ['allow-same-origin'])].join(' ');
}
