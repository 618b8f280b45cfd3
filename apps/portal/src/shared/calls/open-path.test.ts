import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDes } from './des.ts';
import { openPath } from './open-path.ts';

const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16));

test('opens the worked example of the standard', () => {
  // "Now is t" under 0123456789abcdef, followed by a block of padding.
  const opened = openDes(bytes('3fa40e8a984d4815086f9a1d74c94d4e'), bytes('0123456789abcdef'));
  expect(new TextDecoder().decode(opened)).toBe('Now is t');
});

test('opens a service address with the key that stands at its end', () => {
  const key = 'k3yForCs';
  const address = 'https://t.me/baize_service?start=portal';
  expect(openPath(seal(address, key) + key)).toBe(address);
});

test('an address sealed under another key is refused, not shown as noise', () => {
  expect(() => openPath(`${seal('https://t.me/baize', 'k3yForCs')}otherKey`)).toThrow();
});

/** Three equal keys make triple DES single DES, which Node no longer offers by itself. */
function seal(text: string, key: string): string {
  const cipher = createCipheriv('des-ede3', Buffer.from(key.repeat(3)), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}
