import { Agent, request } from 'node:http';

export type BetSent = { memberId: number; requestId: string; stake: string; target?: number };

export type BetHeard = {
  status: number;
  body: {
    success: boolean;
    errorCode?: string;
    value: { betId: string; payout: number; balance: number; fairness: { nonce: number } };
  };
};

export type BetClient = { send(bet: BetSent): Promise<BetHeard>; close(): void };

const PATIENCE_MS = 10_000;

/** Sends bets over kept connections; anything but an answer is an error. */
export function openBetClient(port: () => number): BetClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_024 });
  return {
    close: () => agent.destroy(),
    send: ({ memberId, requestId, stake, target = 49.5 }) =>
      new Promise((resolve, reject) => {
        const choice = { target, side: 'under' };
        const body = JSON.stringify({ requestId, gameCode: 'dice', stake, choice });
        const headers = {
          authorization: `member:${memberId}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        };
        const to = { host: '127.0.0.1', port: port(), method: 'POST', path: '/wps/game/bet' };
        const sent = request({ ...to, agent, headers, timeout: PATIENCE_MS }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString();
            resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) });
          });
        });
        sent.on('timeout', () => sent.destroy(new Error('No answer in time')));
        sent.on('error', reject);
        sent.end(body);
      }),
  };
}
