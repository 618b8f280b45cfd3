import type { ServerResponse } from 'node:http';
import { amountText, type Order } from './orders.ts';

/** The house it serves counts in it. */
const CURRENCY = process.env.BAIZE_CURRENCY?.split(',')[0] || 'USD';

export const ways = {
  pay: 'Pay',
  other: 'Pay another amount',
  twice: 'Pay twice',
  late: 'Pay too late',
  never: 'Do not pay',
} as const;
export type Way = keyof typeof ways;

export const isWay = (word: string | null): word is Way => word !== null && word in ways;

/** Whoever opened it decides how this bank behaves. */
export function sendPayPage(response: ServerResponse, order: Order): void {
  const buttons = Object.entries(ways).map(
    ([way, words]) => `<button name="how" value="${way}">${words}</button>`,
  );
  const sum = `<p>Order ${order.depositId}</p><p class="sum">${amountText(order.amount)} ${CURRENCY}</p>`;
  const fields = order.method === 'CARD' ? VOUCHER_FIELDS : '';
  sendHtml(response, 200, `${sum}<form method="post">${fields}${buttons.join('')}</form>`);
}

/** A voucher of this bank's has twelve digits and a number that only its owner can read. */
export const VOUCHER = { serial: /^\d{12}$/, pin: /^\d{4,16}$/ } as const;

const VOUCHER_FIELDS = `<label>Number on the voucher, 12 digits
<input name="serial" inputmode="numeric" pattern="[0-9]{12}" required></label>
<label>Number under the scratch field
<input name="pin" inputmode="numeric" pattern="[0-9]{4,16}" required></label>`;

export function sendWords(response: ServerResponse, status: number, words: string): void {
  sendHtml(response, status, `<p>${words}</p>`);
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:24rem;margin:12vh auto;padding:0 1rem;
color:#16241d;background:#f4f7f5}h1{font-size:1.25rem}.sum{font-size:2rem;font-weight:700;margin:.25rem 0 1.5rem}
button{display:block;width:100%;padding:.75rem;margin:.5rem 0;font:inherit;border:1px solid #9db3a6;
border-radius:.5rem;background:#fff;cursor:pointer}button[value=pay]{background:#14532d;color:#fff}
label{display:block;margin:.5rem 0}input{display:block;box-sizing:border-box;width:100%;padding:.75rem;font:inherit;
border:1px solid #9db3a6;border-radius:.5rem;background:transparent;color:inherit}
@media (prefers-color-scheme:dark){body{color:#e8efe9;background:#101814}button{background:#1b2721;color:inherit}}`;

function sendHtml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
  response.end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Sample bank</title><style>${STYLE}</style><h1>Sample bank</h1>${body}</html>`,
  );
}
