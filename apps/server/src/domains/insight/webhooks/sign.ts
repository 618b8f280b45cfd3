import { createHmac } from 'node:crypto';

/** What a receiver computes too: over the second it was sent at and the body, byte for byte. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** While a secret is replaced both sign, so that no delivery fails in between. */
export function signaturesOf(secrets: readonly string[], timestamp: string, body: string): string {
  return secrets.map((secret) => `v1=${signatureOf(secret, timestamp, body)}`).join(',');
}
