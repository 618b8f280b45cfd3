const FACES = 24;

/** A drawn face that goes with a name: the same for everyone who sees it. */
export function faceAddress(name: string): string {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)!) % 9_973;
  return `/art/avatar/${String((sum % FACES) + 1).padStart(2, '0')}.svg`;
}
