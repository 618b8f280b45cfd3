import { createDecipheriv, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { legacyClient } from '../../testing/legacy-client.ts';
import { modulusOf, openLegacy, sealServicePath } from './legacy.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 0x10001 });
const client = legacyClient(modulusOf(privateKey));

test('the modulus is published as 256 hex digits', () => {
  expect(modulusOf(privateKey)).toMatch(/^[0-9a-f]{256}$/);
});

test('what an older client sealed is opened, whatever the language of its words', () => {
  for (let round = 0; round < 20; round++) {
    const text = JSON.stringify({ username: 'player1', password: 'พนัน 賭 €', round });
    const { header, body } = client.seal(text);
    expect(openLegacy(privateKey, header, body)).toBe(text);
  }
});

test('a key longer than one block of 126 bytes comes in several blocks', () => {
  for (const length of [126, 127, 300]) {
    const secret = 'k3Yq'.repeat(100).slice(0, length);
    const { header, body } = client.seal('{"a":1}', secret);
    expect(header.split(' ')).toHaveLength(Math.ceil(length / 126));
    expect(openLegacy(privateKey, header, body)).toBe('{"a":1}');
  }
});

test('the text may come bare, as a JSON string, or as the value of an object', () => {
  const { header, body } = client.seal('{"a":1}');
  for (const form of [body, JSON.stringify(body), JSON.stringify({ value: body })]) {
    expect(openLegacy(privateKey, header, form)).toBe('{"a":1}');
  }
});

test('what was not sealed for this key does not open', () => {
  const { header, body } = client.seal('{"a":1}');
  const strange = ['', 'zz', 'f'.repeat(256), `${header} ${header}`.repeat(9), header.slice(2)];
  for (const other of strange) expect(() => openLegacy(privateKey, other, body)).toThrow();
  expect(() => openLegacy(privateKey, header, '{}')).toThrow();
  expect(() => openLegacy(privateKey, header, body.slice(4))).toThrow();
});

test('a customer-service address ends in the key of its own cipher', () => {
  const url = 'https://support.example/desk?lang=EN';
  const sealed = sealServicePath(url);
  const key = Buffer.from(sealed.slice(-8));
  const decipher = createDecipheriv('des-ede3', Buffer.concat([key, key, key]), null);
  expect(decipher.update(sealed.slice(0, -8), 'base64', 'utf8') + decipher.final('utf8')).toBe(url);
  expect(sealServicePath(url)).not.toBe(sealed);
});
