import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { openJournal } from './journal.ts';
import { sendPage } from './pages.ts';
import { answerPurse, openPurses } from './purses.ts';
import { finishRound } from './rounds.ts';
import {
  listTransactions,
  openVisit,
  type PurseStudio,
  type Studio,
  spinOnce,
  stateOf,
} from './visits.ts';
import { isFromHouse } from './wallet.ts';

const { env } = process;
const port = Number(env.SAMPLE_VENDOR_PORT ?? 8190);
const folder = env.SAMPLE_VENDOR_DATA ?? '.data/sample-vendor';
const studio: Studio = {
  house: {
    url: env.BAIZE_URL ?? 'http://127.0.0.1:8080',
    vendor: 'sample',
    secret: env.SAMPLE_VENDOR_SECRET ?? 'baize-sample-vendor',
  },
  journal: openJournal(folder),
  visits: new Map(),
};
/** The same wheel once more, played from purses that are kept here. */
const PURSE = '/purse';
const purse: PurseStudio = {
  ...studio,
  visits: new Map(),
  purses: openPurses(folder),
  house: { ...studio.house, vendor: 'purse' },
};

const server = createServer((request, response) => {
  void answer(request, response)
    .catch((): Reply => [502, { status: 'NO_ANSWER' }])
    .then((reply) => reply && send(response, reply));
});

type Reply = [status: number, value: object];

/** What to answer; nothing where a page was sent. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Reply | undefined> {
  const { pathname: asked } = new URL(request.url ?? '/', 'http://sample');
  const isPurse = asked.startsWith(`${PURSE}/`);
  const pathname = isPurse ? asked.slice(PURSE.length) : asked;
  const place = isPurse ? purse : studio;
  if (request.method === 'GET') {
    if (pathname === '/health') return [200, { status: 'OK' }];
    return sendPage(pathname, response) ? undefined : [404, { status: 'NOT_FOUND' }];
  }
  const body = await readBody(request);
  if (body === undefined) return [413, { status: 'BAD_REQUEST' }];
  const message = readMessage(body);
  if (!message) return [400, { status: 'BAD_REQUEST' }];
  if (pathname === '/session') return [200, await openVisit(place, message.token)];
  if (pathname === '/spin') {
    return [200, await spinOnce(place, message.token, Number(message.stake))];
  }
  if (!isSigned(request, body)) return [401, { status: 'BAD_SIGNATURE' }];
  if (!isPurse) return answerHouse(pathname, message);
  const answer = answerPurse(purse.purses, pathname, message);
  return answer ? [200, answer] : [404, { status: 'NOT_FOUND' }];
}

function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const timestamp = String(headers['x-timestamp'] ?? '');
  const signature = String(headers['x-signature'] ?? '');
  return isFromHouse(studio.house, { timestamp, signature, body });
}

type Message = { token: string } & Record<string, unknown>;

/** What only the house may ask. */
function answerHouse(pathname: string, message: Message): Reply {
  if (pathname === '/round') return [200, { state: stateOf(studio, String(message.roundId)) }];
  if (pathname !== '/transactions') return [404, { status: 'NOT_FOUND' }];
  const after = message.after === null ? null : String(message.after);
  const span = { from: Number(message.from), until: Number(message.until), after };
  return [200, listTransactions(studio, span)];
}

const LONGEST_BODY = 16 * 1024;

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > LONGEST_BODY) return undefined;
  }
  return text;
}

function readMessage(body: string): Message | undefined {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null) return undefined;
    return { ...read, token: String((read as { token?: unknown }).token ?? '').slice(0, 100) };
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, [status, value]: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`The sample vendor cannot listen on port ${port}: ${error.code}\n`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  process.stdout.write(`The sample vendor plays at http://127.0.0.1:${port}\n`);
  for (const round of studio.journal.all()) {
    if (round.state === 'begun' || round.state === 'staked') void finishRound(studio, round);
  }
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
// Started beside the house, it ends with it, however that ends: the line between them breaks.
if (env.SAMPLE_VENDOR_TIED) process.stdin.resume().once('close', () => process.exit(0));
