import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { openJournal, type Told } from './journal.ts';
import { isFromHouse } from './signature.ts';

const { env } = process;
const port = Number(env.SAMPLE_RECEIVER_PORT ?? 8192);
const secret = env.SAMPLE_RECEIVER_SECRET ?? '';
const folder = env.SAMPLE_RECEIVER_DATA ?? '.data/sample-receiver';
/** Of ten deliveries so many are refused, to see that the house sends them again. */
const failing = Number(env.SAMPLE_RECEIVER_FAILS ?? 0);

const MAX_BODY = 5_000_000;
const journal = openJournal(join(folder, 'events.jsonl'));
let deliveries = 0;

if (!secret) {
  process.stderr.write('Set SAMPLE_RECEIVER_SECRET to the secret that the console showed.\n');
  process.exit(1);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MAX_BODY) throw new Error('too large');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** 401: not the house. 503: try again. 204: taken, or taken before. */
async function statusFor(request: IncomingMessage): Promise<number> {
  const body = await bodyOf(request);
  const header = (name: string) => String(request.headers[name] ?? '');
  const signed = {
    timestamp: header('x-baize-timestamp'),
    signatures: header('x-baize-signature'),
    body,
  };
  if (!isFromHouse(secret, signed)) return 401;
  deliveries += 1;
  if (deliveries % 10 < failing) return 503;
  for (const { number, name, data } of journal.take(
    (JSON.parse(body) as { events: Told[] }).events,
  )) {
    process.stdout.write(`${number} ${name} ${JSON.stringify(data)}\n`);
  }
  return 204;
}

createServer((request, response) => {
  statusFor(request).then(
    (status) => response.writeHead(status).end(),
    () => response.writeHead(400).end(),
  );
}).listen(port, '127.0.0.1', () => {
  process.stdout.write(`Listening on http://127.0.0.1:${port}/\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
