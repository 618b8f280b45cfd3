/** FNV-1a: spread well enough that neighbours look different. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193);
  }
  return seed >>> 0;
}
