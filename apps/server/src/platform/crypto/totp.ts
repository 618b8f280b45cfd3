import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
const RECOVERY_CODES = 10;
// Without letters and digits that look alike.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export function drawTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from a QR code. */
export function totpUri(secret: string, owner: { issuer: string; name: string }): string {
  const { issuer, name: label } = owner;
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** Which half minute a code belongs to, the neighbours of this one included. */
export function totpStep(secret: string, code: string, now: Date): bigint | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : BigInt(Math.floor(now.getTime() / STEP_MS) + delta);
}

/** Codes for whoever loses the device: shown once, kept hashed, each good for one use. */
export function drawRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${fiveLetters()}-${fiveLetters()}`);
}

export function recoveryHash(key: Buffer, code: string): string {
  const plain = code.trim().toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', key).update(plain).digest('base64url');
}

function fiveLetters(): string {
  return Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
