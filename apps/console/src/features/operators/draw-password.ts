// Without letters and digits that look alike: it is read aloud or copied by hand.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A one-time password that nobody chose. */
export function drawPassword(chance: (below: number) => number = drawBelow): string {
  const letter = () => ALPHABET[chance(ALPHABET.length)]!;
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Draws again above the last whole multiple, so that no letter is likelier than another. */
function drawBelow(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn! < limit) return drawn! % below;
  }
}
