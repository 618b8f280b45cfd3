import { seconds } from '@baize/calendar';
import { signatureOf } from '../../../platform/crypto/signature.ts';
import type { House } from '../../../platform/house.ts';
import type { TestOperators } from '../../../testing/operators.ts';

export const FEED = 'sample';
export const SECRET = 'baize-sample-feed';

export type Said = { id: string; number: number; kind: string } & Record<string, unknown>;
export type Heard = {
  http: number;
  statuses: string[];
  reasons: (string | null)[];
  reached: number;
  missing: { from: number; to: number }[];
};

type Signing = { secret?: string; at?: number; feed?: string };

/** A feed's side of the line: signs and sends. */
export function feedLine(desk: Pick<TestOperators, 'app' | 'house'>) {
  return async (messages: readonly Said[], signing: Signing = {}): Promise<Heard> => {
    const at = signing.at ?? nowOf(desk.house);
    const timestamp = String(Math.floor(at / seconds(1)));
    const body = JSON.stringify({ messages: messages.map((one) => ({ sentAt: at, ...one })) });
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/feed/v1/messages',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-feed': signing.feed ?? FEED,
        'x-timestamp': timestamp,
        'x-signature': signatureOf(signing.secret ?? SECRET, timestamp, body),
      },
    });
    const { value } = answer.json();
    const results: { status: string; reason: string | null }[] = value?.results ?? [];
    return {
      http: answer.statusCode,
      statuses: results.map(({ status }) => status),
      reasons: results.map(({ reason }) => reason),
      reached: value?.reached ?? 0,
      missing: value?.missing ?? [],
    };
  };
}

const nowOf = ({ clock }: House) => clock.now().getTime();
