import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { compactDecrypt } from 'jose';

/** The public half, as a JSON Web Key. */
export function publicJwk(key: KeyObject) {
  const { x, y } = createPublicKey(key).export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${x}.${y}`).digest('base64url').slice(0, 16);
  return {
    kty: 'EC',
    crv: 'P-256',
    x: x!,
    y: y!,
    kid,
    alg: 'ECDH-ES',
    use: 'enc',
  } as const;
}

export async function openJwe(key: KeyObject, body: string): Promise<string> {
  const { plaintext } = await compactDecrypt(body.trim(), key, {
    keyManagementAlgorithms: ['ECDH-ES'],
    contentEncryptionAlgorithms: ['A256GCM'],
    // A compressed body could be small on the way and huge when opened.
    maxDecompressedLength: 0,
  });
  return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
}
