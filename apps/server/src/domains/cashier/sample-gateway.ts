import { randomUUID } from 'node:crypto';
import { moneyText } from '@baize/money';
import type { FastifyReply } from 'fastify';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { depositOfTicket, findGateway, signatureOf } from './gateway.ts';
import { receiveCallback } from './payments.ts';
import type { Deposit } from './tables.ts';

type How = 'pay' | 'late' | 'other' | 'twice' | 'never';

const ways: [How, string][] = [
  ['pay', 'Pay'],
  ['other', 'Pay another amount'],
  ['twice', 'Pay twice'],
  ['late', 'Pay too late'],
  ['never', 'Do not pay'],
];

/** The sample gateway's pay page: whoever opened it decides how this bank behaves. */
export async function showSamplePage(house: House, reply: FastifyReply, ticket: string) {
  const deposit = await depositFor(house, ticket);
  await say(house, deposit, { status: 'opened', amount: deposit.shown, externalId: 'opened' });
  const buttons = ways.map(([how, words]) => `<button name="how" value="${how}">${words}</button>`);
  const sum = `<p>Amount: ${moneyText(deposit.shown)} USD</p>`;
  return page(reply, `${sum}<form method="post">${buttons.join(' ')}</form>`);
}

export async function paySample(
  house: House,
  reply: FastifyReply,
  { ticket, how }: { ticket: string; how: How },
) {
  const deposit = await depositFor(house, ticket);
  await plan(house, deposit, how);
  await sendSamplePayments(house);
  return page(reply, '<p>Done. You can close this page.</p>');
}

async function depositFor(house: House, ticket: string): Promise<Deposit> {
  if (!findGateway(house, 'sample')) refuse('NOT_FOUND');
  const id = depositOfTicket(house, ticket) ?? refuse('NOT_FOUND');
  const deposit = await house.db
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return deposit ?? refuse('NOT_FOUND');
}

const LATE_MS = 60_000;

async function plan(house: House, deposit: Deposit, how: How): Promise<void> {
  if (how === 'never') return;
  const now = house.clock.now();
  const lateAt = new Date((deposit.expires_at ?? now).getTime() + LATE_MS);
  const amount = how === 'other' ? deposit.shown / 2n : deposit.shown;
  const times = how === 'twice' ? 2 : 1;
  const rows = Array.from({ length: times }, () => ({
    ...{ deposit_id: deposit.id, amount, external_id: randomUUID() },
    ...{ due_at: how === 'late' ? lateAt : now, sent_at: null },
  }));
  await house.db.insertInto('sample_gateway_payments').values(rows).execute();
}

/** Tells the house of every payment that is due; one that was told of twice counts once. */
export async function sendSamplePayments(house: House): Promise<void> {
  const due = await house.db
    .selectFrom('sample_gateway_payments as p')
    .innerJoin('deposits as d', 'd.id', 'p.deposit_id')
    .selectAll('d')
    .select(['p.id as payment_id', 'p.amount as paid', 'p.external_id as sent_as'])
    .where('p.sent_at', 'is', null)
    .where('p.due_at', '<=', house.clock.now())
    .orderBy('p.id')
    .limit(100)
    .execute();
  for (const { payment_id, paid, sent_as, ...deposit } of due) {
    await say(house, deposit, { status: 'paid', amount: paid, externalId: sent_as });
    await house.db
      .updateTable('sample_gateway_payments')
      .set({ sent_at: house.clock.now() })
      .where('id', '=', payment_id)
      .execute();
  }
}

type Said = { status: 'opened' | 'paid'; amount: bigint; externalId: string };

async function say(house: House, deposit: Deposit, said: Said): Promise<void> {
  const gateway = findGateway(house, 'sample') ?? refuse('NOT_FOUND');
  const message = {
    ...{ gateway: gateway.code, depositId: String(deposit.id), confirmations: 0, ...said },
    timestamp: house.clock.machineNow().getTime(),
  };
  const signature = signatureOf(gateway.secret(house), message);
  await receiveCallback(house, { ...message, signature });
}

function page(reply: FastifyReply, body: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; form-action 'self'")
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><title>Sample bank</title><h1>Sample bank</h1>${body}</html>`,
    );
}
