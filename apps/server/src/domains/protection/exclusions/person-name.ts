/** Letters of other scripts that look like Latin ones; capitals and small ones differ in what they look like. */
const LOOK_ALIKES: readonly (readonly [from: string, to: string])[] = [
  ['АВЕЗКМНОРСТУХІЈЅԌҮЬ', 'abe3kmhopctyxijsgyb'],
  ['авезкмнорстухіјѕԁһԛԝүьгпи', 'abe3kmhopctyxijsdhqwybrnu'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ', 'abezhikmnoptyxc'],
  ['αβγεηικνορςστυχωϲ', 'abyenikvopsstuxwc'],
  ['օսհոց', 'ouhng'],
  ['ɑɡıȷɩʟɴʀøđłŧħıɪ', 'agijilnrodlthii'],
  ['1|!', 'lll'],
  ['035$', 'oess'],
];
const WRITTEN_OUT: readonly (readonly [from: string, to: string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ð', 'd'],
];
const latin = new Map<string, string>([
  ...LOOK_ALIKES.flatMap(([from, to]) =>
    [...from].map((letter, n): [string, string] => [letter, [...to][n] ?? letter]),
  ),
  ...WRITTEN_OUT,
]);

/**
 * By what a name is known again: its letters alone, in one order. Hyphens, apostrophes, spaces, accents,
 * marks that nobody sees and which name stands first make no difference, and neither do letters of
 * another script that look the same. Two names of the same letters are one key; with the same day of
 * birth that is rarely two people, and an operator tells them apart.
 */
export function personName(name: string): string {
  const letters = [...name.normalize('NFKD')]
    .map((letter) => latin.get(letter) ?? letter.toLowerCase())
    .map((letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
  // A small L and a capital i are one stroke.
  return [...letters.replaceAll('i', 'l')].sort().join('');
}

/** The number of a paper, however it is grouped or typed. */
export function paperNumber(typed: string): string {
  return typed
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
}
