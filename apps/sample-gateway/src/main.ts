import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tell } from './house.ts';
import { openJournal } from './journal.ts';
import { readOrder } from './orders.ts';
import { isWay, sendPayPage, sendWords, VOUCHER } from './page.ts';
import { type Bank, payAs, resume } from './payments.ts';

const { env } = process;
const port = Number(env.SAMPLE_GATEWAY_PORT ?? 8191);
const bank: Bank = {
  house: {
    url: env.BAIZE_URL ?? 'http://127.0.0.1:8080',
    secret: env.SAMPLE_GATEWAY_SECRET ?? 'baize-sample-gateway',
  },
  journal: openJournal(env.SAMPLE_GATEWAY_DATA ?? '.data/sample-gateway'),
};

const server = createServer((request, response) => {
  void answer(request, response).catch(() =>
    sendWords(response, 502, 'The bank cannot reach the house. Please try again.'),
  );
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sample');
  if (pathname === '/health') return sendWords(response, 200, 'OK');
  const order = pathname === '/pay' ? readOrder(bank.house.secret, searchParams) : undefined;
  if (!order) return sendWords(response, 404, 'This order is not known here.');
  if (request.method === 'GET') {
    const { depositId, amount } = order;
    const opened = { depositId, amount, status: 'opened', externalId: 'opened' } as const;
    // Only news: whoever stands here may pay whether or not the house has heard of it.
    await tell(bank.house, { ...opened, confirmations: 0 }).catch(() => undefined);
    return sendPayPage(response, order);
  }
  const form = new URLSearchParams(await readBody(request));
  const how = form.get('how');
  if (!isWay(how)) return sendWords(response, 400, 'Please go back and choose.');
  const voucher = order.method === 'CARD' ? readVoucher(form) : null;
  if (voucher === undefined) return sendWords(response, 400, 'This is no voucher of ours.');
  await payAs(bank, order, how, voucher);
  sendWords(response, 200, 'Done. You can close this page.');
}

/** The voucher's number, when both numbers are as they are printed. */
function readVoucher(form: URLSearchParams): string | undefined {
  const [serial, pin] = [form.get('serial') ?? '', form.get('pin') ?? ''];
  return VOUCHER.serial.test(serial) && VOUCHER.pin.test(pin) ? serial : undefined;
}

const LONGEST_BODY = 4 * 1024;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > LONGEST_BODY) return '';
  }
  return text;
}

server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`The sample gateway cannot listen on port ${port}: ${error.code}\n`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  process.stdout.write(`The sample gateway pays at http://127.0.0.1:${port}\n`);
  resume(bank);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
// Started beside the house, it ends with it, however that ends: the line between them breaks.
if (env.SAMPLE_GATEWAY_TIED) process.stdin.resume().once('close', () => process.exit(0));
