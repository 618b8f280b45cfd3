import { signatureOf } from '../../../platform/crypto/signature.ts';
import type { House } from '../../../platform/house.ts';
import type { Connection } from './connections.ts';

const ANSWER_WITHIN_MS = 5_000;
const LONGEST_ANSWER = 8 * 1024 * 1024;

/** Asks a vendor at the address that operators gave for it, signed as its own messages are. */
export async function askVendor(
  { clock }: House,
  connection: Pick<Connection, 'code' | 'apiUrl' | 'secrets'>,
  path: string,
  body: unknown,
): Promise<unknown> {
  const secret = connection.secrets[0]?.secret;
  if (connection.apiUrl === null || !secret)
    throw new Error(`The vendor ${connection.code} cannot be asked`);
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(clock.machineNow().getTime() / 1_000));
  const response = await fetch(`${connection.apiUrl}${path}`, {
    method: 'POST',
    body: text,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    headers: {
      'content-type': 'application/json',
      'x-vendor': connection.code,
      'x-timestamp': timestamp,
      'x-signature': signatureOf(secret, timestamp, text),
    },
  });
  if (!response.ok) throw new Error(`The vendor ${connection.code} answered ${response.status}`);
  const answer = await response.text();
  if (answer.length > LONGEST_ANSWER)
    throw new Error(`The vendor ${connection.code} says too much`);
  return JSON.parse(answer);
}

const THERE_WITHIN_MS = 1_500;

/** Whether the vendor answers at all. */
export async function isVendorThere({ apiUrl }: Pick<Connection, 'apiUrl'>): Promise<boolean> {
  if (apiUrl === null) return true;
  const signal = AbortSignal.timeout(THERE_WITHIN_MS);
  const response = await fetch(`${apiUrl}/health`, { signal, redirect: 'error' }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
