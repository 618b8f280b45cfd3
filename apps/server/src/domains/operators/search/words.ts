const MAX_DIGITS = 18;

/** The number of a thing as people write it: `12`, `#12`, and `W-12` where `W` stands for its kind. */
export function numberIn(words: string, letter = ''): bigint | undefined {
  const [, mark, digits] = /^(#|[a-z]-?)?(\d+)$/i.exec(words) ?? [];
  if (digits === undefined || digits.length > MAX_DIGITS) return undefined;
  const isOfKind = mark === undefined || mark === '#' || mark[0]?.toUpperCase() === letter;
  return isOfKind ? BigInt(digits) : undefined;
}

/** A pattern of `like` for what begins with the words; signs that mean something there stand for themselves. */
export function beginningWith(words: string): string {
  return `${words.replace(/[\\%_]/g, '\\$&')}%`;
}
