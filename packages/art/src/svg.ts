import { hash } from './chance.ts';
import { squeeze } from './squeeze.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Four letters that stand before every id of one picture, so that two inlined pictures never clash. */
export function tag(...about: unknown[]): string {
  const text = JSON.stringify(about);
  const [a, b] = [hash(text), hash(`${text}?`)];
  return [a % 52, (a >>> 8) % 62, b % 62, (b >>> 8) % 62].map((i) => ALPHABET[i]).join('');
}

export type Sheet = {
  box: readonly [x: number, y: number, w: number, h: number];
  defs?: string;
  body: string;
  attributes?: string;
};

/** One finished picture: sized, decorative, with only the definitions it uses. */
export function svg({ box, defs = '', body, attributes = '' }: Sheet): string {
  const kept = used(defs, body);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}"${attributes}>`;
  return squeeze(`${head}${kept ? `<defs>${kept}</defs>` : ''}${body}</svg>`);
}

/** Drops gradients and patterns nothing refers to. */
function used(defs: string, body: string): string {
  const pieces = defs.match(/<(linearGradient|radialGradient|pattern|clipPath)\b.*?<\/\1>/g) ?? [];
  return pieces.filter((piece) => body.includes(`#${/ id="([^"]+)"/.exec(piece)![1]})`)).join('');
}
