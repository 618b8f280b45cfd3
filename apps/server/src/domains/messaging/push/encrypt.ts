import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave with its address, as base64url: a point of P-256, and a secret. */
export type BrowserKeys = { p256dh: string; auth: string };

const CURVE = 'prime256v1';
const RECORD_SIZE = 4_096;
const LAST_RECORD = 2;

/** Encrypts for one browser (RFC 8291): the push service between carries what it cannot read. */
export function encryptFor({ p256dh, auth }: BrowserKeys, words: string): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = createECDH(CURVE);
  const ours = own.generateKeys();
  const salt = randomBytes(16);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const plain = Buffer.concat([Buffer.from(words), Buffer.of(LAST_RECORD)]);
  const body = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...body]);
}

function derive(secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length));
}

/** Whether something can be encrypted for these at all: the point must lie on the curve. */
export function areKeys(keys: BrowserKeys): boolean {
  try {
    encryptFor(keys, '');
    return true;
  } catch {
    return false;
  }
}
