import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  type KeyObject,
  privateDecrypt,
  randomBytes,
} from 'node:crypto';

const BLOCK_BYTES = 126;
const MODULUS_BYTES = 128;
const MAX_BLOCKS = 8;
const DES_KEY_BYTES = 8;

/** The public half of the older scheme, as its clients want it: 256 hex digits. */
export function modulusOf(key: KeyObject): string {
  const { n } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(n!, 'base64url')
    .toString('hex')
    .padStart(MODULUS_BYTES * 2, '0');
}

/** Opens a body of the older scheme: a DES text, whose key comes in the header by RSA without padding. */
export function openLegacy(key: KeyObject, header: string, body: string): string {
  return openDes(readSecret(key, header), cipherTextOf(body));
}

/** Each block is a number written with its lowest byte first; the whole is the secret, reversed. */
function readSecret(key: KeyObject, header: string): Buffer {
  const blocks = header.trim().split(/\s+/);
  if (blocks.length > MAX_BLOCKS) throw new Error('Too many blocks');
  const bytes = Buffer.concat(blocks.map((block) => readBlock(key, block)));
  return Buffer.from(bytes.filter((byte) => byte !== 0)).reverse();
}

function readBlock(key: KeyObject, hex: string): Buffer {
  if (!/^[0-9a-f]{1,256}$/i.test(hex)) throw new Error('Not a block');
  const padded = Buffer.from(hex.padStart(MODULUS_BYTES * 2, '0'), 'hex');
  const plain = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, padded);
  return plain.reverse().subarray(0, BLOCK_BYTES);
}

/** Clients send the text as it is, as a JSON string, or as the `value` of an object. */
function cipherTextOf(body: string): string {
  const text = body.trim();
  if (!/^["{]/.test(text)) return text;
  const parsed: unknown = JSON.parse(text);
  const value = typeof parsed === 'string' ? parsed : (parsed as { value?: unknown }).value;
  if (typeof value !== 'string') throw new Error('No text to open');
  return value;
}

function openDes(secret: Buffer, base64: string): string {
  if (secret.length < DES_KEY_BYTES) throw new Error('The key is too short');
  const decipher = createDecipheriv('des-ede3', tripleKey(secret), null);
  const bytes = Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Triple DES with one key three times over is single DES, which OpenSSL no longer offers. */
function tripleKey(secret: Buffer): Buffer {
  const key = secret.subarray(0, DES_KEY_BYTES);
  return Buffer.concat([key, key, key]);
}

/** An address of customer service as clients read it: DES text, then the 8 characters of its key. */
export function sealServicePath(url: string): string {
  const key = randomBytes(DES_KEY_BYTES / 2).toString('hex');
  const cipher = createCipheriv('des-ede3', tripleKey(Buffer.from(key)), null);
  return cipher.update(url, 'utf8', 'base64') + cipher.final('base64') + key;
}
