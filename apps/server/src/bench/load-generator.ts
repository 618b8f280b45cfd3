import { randomInt, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { quantile } from './measure.ts';

/** What one run asks for: kept connections that ask again as soon as they are answered. */
export type LoadOrder = {
  port: number;
  connections: number;
  seconds: number;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  /** Bets of these members instead of an empty body; each with an id of its own. */
  betsOf?: number;
};

export type LoadAnswer = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers with another status than 200. */
  wrong: number;
  /** The last answer, so that a bare server can give the same bytes. */
  body: string;
};

const HEAD_END = '\r\n\r\n';

/** A process of its own, so that neither server shares its thread with those who ask. */
process.on('message', (order: LoadOrder) => {
  void run(order).then((answer) => process.send?.(answer));
});
process.send?.('ready');

async function run(order: LoadOrder): Promise<LoadAnswer> {
  const latencies: number[] = [];
  const seen = { wrong: 0, body: '' };
  const startedAt = performance.now();
  const endAt = startedAt + order.seconds * 1_000;
  await Promise.all(
    Array.from({ length: order.connections }, () => converse(order, endAt, latencies, seen)),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  const perSecond = latencies.length / seconds;
  latencies.sort((a, b) => a - b);
  const p50Ms = quantile(latencies, 0.5);
  return { perSecond, p50Ms, p99Ms: quantile(latencies, 0.99), ...seen };
}

/** One connection: bytes out, bytes in, and no more of HTTP than it takes to find the end of an answer. */
function converse(
  order: LoadOrder,
  endAt: number,
  latencies: number[],
  seen: { wrong: number; body: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: order.port, host: '127.0.0.1', noDelay: true });
    const ask = asking(order, socket);
    let heard = '';
    let askedAt = performance.now();
    socket.setEncoding('latin1');
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (part: string) => {
      heard += part;
      const head = heard.indexOf(HEAD_END);
      if (head < 0) return;
      const length = lengthIn(heard.slice(0, head));
      if (heard.length < head + HEAD_END.length + length) return;
      const now = performance.now();
      latencies.push(now - askedAt);
      if (heard.startsWith('HTTP/1.1 200')) seen.body = heard.slice(head + HEAD_END.length);
      else seen.wrong += 1;
      heard = '';
      if (now >= endAt) {
        socket.destroy();
        return resolve();
      }
      askedAt = now;
      ask();
    });
  });
}

function lengthIn(head: string): number {
  const found = /\r\ncontent-length: (\d+)/i.exec(head);
  if (!found) throw new Error(`An answer of unknown length:\n${head}`);
  return Number(found[1]);
}

function asking(order: LoadOrder, socket: Socket): () => void {
  const lines = Object.entries(order.headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${order.method} ${order.path} HTTP/1.1`, 'host: 127.0.0.1', ...lines].join('\r\n');
  const { betsOf } = order;
  if (betsOf === undefined) return () => socket.write(head + HEAD_END, 'latin1');
  return () => {
    const choice = { target: 49.5, side: 'under' };
    const bet = { requestId: randomUUID(), gameCode: 'dice', stake: '1.00', choice };
    const body = JSON.stringify(bet);
    const who = `authorization: member:${randomInt(1, betsOf + 1)}`;
    const what = `content-type: application/json\r\ncontent-length: ${body.length}`;
    socket.write(`${head}\r\n${who}\r\n${what}${HEAD_END}${body}`, 'latin1');
  };
}
