export type CrestLook = { shape: string; first: string; second: string };

const PLAIN = '#6d7a80';

/** A colour comes from the house; what is none is drawn grey. */
const clothOf = (colour: string): string => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : PLAIN);

/** What a side wears: on its crest, and its players on the ground. */
export const kitOf = ({ first, second }: CrestLook): [string, string] => [
  clothOf(first),
  clothOf(second),
];
