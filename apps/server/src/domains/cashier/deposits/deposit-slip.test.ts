import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { cashierDepositsOperator, cashierDeposits as contract } from '@baize/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CashierTest, openCashierTest, type Payee } from '../../../testing/cashier.ts';
import { MINUTE } from '../../../testing/people.ts';

// As in a server that has run for long: it has compiled so many regular expressions that no more are optimised.
setFlagsFromString('--no-regexp-optimization');

let at: CashierTest;
let ann: Payee;
let bob: Payee;
beforeAll(async () => {
  at = await openCashierTest();
  [ann, bob] = [await at.payee(), await at.payee()];
});
afterAll(async () => {
  setFlagsFromString('--regexp-optimization');
  await at.close();
});

const LARGEST = 5_242_880;
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0c6b4e' } })
  .png()
  .toBuffer();
const jpg = await sharp(png)
  .withExif({ IFD0: { Copyright: 'CANARY-EXIF' } })
  .jpeg()
  .toBuffer();
const page = Buffer.from('<html><script>alert(1)</script></html>');
const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;

const order = async (who: Payee, amount = 40) =>
  (
    await at.ask('POST', contract.postDeposit.path, {
      token: who.token,
      body: { requestId: randomUUID(), vendorId: 'bank', amount },
    })
  ).value.depositId as string;
const send = (who: Payee, depositId: string, image: string, more: object = {}) =>
  at.ask('POST', contract.depositSlip.path, {
    token: who.token,
    body: { depositId, image, ...more },
  });
const cancel = (who: Payee, depositId: string) =>
  at.ask('POST', contract.cancelDeposit.path, { token: who.token, body: { depositId } });

test('a picture of the payment is made anew, named by its deposit, and says that it was paid', async () => {
  const depositId = await order(ann);
  const remarks = { uploadDepositRemarks: 'paid with 4111 1111 1111 1111' };
  const first = await send(ann, depositId, dataUrl(jpg, 'text/html'), remarks);
  expect(first).toMatchObject({ status: 200, value: { state: 'CONFIRMING' } });
  const [proof] = first.value.proofIds;
  const headers = { authorization: at.tokens.finance };
  const url = `/ops/cashier/proofs/deposit/${depositId}/${proof}`;
  const seen = await at.app.inject({ url, headers });
  expect(seen.headers['content-type']).toBe('image/jpeg');
  expect(seen.rawPayload.includes('CANARY-EXIF')).toBe(false);
  const path = `${cashierDepositsOperator.listDeposits.path}?depositId=${depositId}`;
  const [row] = (await at.ops('finance', 'GET', path)).value.list;
  expect(row.remark).not.toContain('1111 1111');
  // Old clients send the content without its head, too.
  expect((await send(ann, depositId, png.toString('base64'))).value.proofIds).toHaveLength(2);
  expect((await send(ann, depositId, dataUrl(png))).value.proofIds).toHaveLength(3);
  const fourth = await send(ann, depositId, dataUrl(png));
  expect(fourth).toMatchObject({ status: 422, errorCode: 'proof.count.err' });
});

test('what became of "I have paid" is told: a picture wanted, looked for, found or not', async () => {
  const carl = await at.payee();
  const toldOf = async () => {
    const { value } = await at.ask('GET', contract.depositReport.path, { token: carl.token });
    const [{ accelerationStatus, depositSlip }] = value.list;
    return `${accelerationStatus} ${depositSlip}`;
  };
  const paid = (depositId: string) =>
    at.ask('POST', contract.paidDeposit.path, { token: carl.token, body: { depositId } });
  const first = await order(carl);
  expect(await toldOf()).toBe('NA N');
  await paid(first);
  expect(await toldOf()).toBe('MA N');
  await send(carl, first, dataUrl(png));
  expect(await toldOf()).toBe('AC Y');
  const fail = cashierDepositsOperator.failDeposit.path.replace(':depositId', first);
  expect((await at.ops('finance', 'POST', fail, { reason: 'never came' })).status).toBe(200);
  expect(await toldOf()).toBe('R Y');
  const body = { requestId: randomUUID(), vendorId: 'bank', amount: 50 };
  const second = (await at.ask('POST', contract.postDeposit.path, { token: carl.token, body }))
    .value;
  await paid(second.depositId);
  const arrived = { channel: 'bank', externalId: randomUUID(), note: '' };
  const entry = { ...arrived, amount: second.shownAmount };
  await at.ops('finance', 'POST', cashierDepositsOperator.recordPayment.path, entry);
  expect(await toldOf()).toBe('A N');
  // Behind a gateway nobody needs a picture.
  const online = { ...body, requestId: randomUUID(), vendorId: 'online' };
  const third = await at.ask('POST', contract.postDeposit.path, {
    token: carl.token,
    body: online,
  });
  await paid(third.value.depositId);
  expect(await toldOf()).toBe('AC N');
  await at.fund(carl.id, '10');
  expect(await toldOf()).toBe('NA N');
});

const hostile: [string, string, number][] = [
  ['no picture', dataUrl(page), 422],
  ['a picture with a page behind it', dataUrl(Buffer.concat([png, page])), 422],
  ['half a picture', dataUrl(png.subarray(0, png.length / 2)), 422],
  ['text that is no base64', 'data:image/png;base64,%%%', 422],
  ['an address', 'https://elsewhere.example/a.png', 422],
  ['nothing behind its head', 'data:image/png;base64,', 422],
  [
    'one byte more than 5 MB',
    dataUrl(Buffer.concat([png, Buffer.alloc(LARGEST + 1 - png.length)])),
    413,
  ],
  ['a body of 8 MB', 'A'.repeat(8 * 1024 * 1024), 413],
];

test('what is no whole picture, or too large, is refused and leaves the deposit as it was', async () => {
  // Uploads are few in a second: two people send them.
  for (const [who, images] of [
    [bob, hostile.slice(0, 4)],
    [await at.payee(), hostile.slice(4)],
  ] as const) {
    const depositId = await order(who);
    for (const [what, image, status] of images) {
      const answer = await send(who, depositId, image);
      expect([what, answer.status, answer.success]).toEqual([what, status, false]);
    }
    const path = `${contract.deposit.path}?depositId=${depositId}`;
    const detail = await at.ask('GET', path, { token: who.token });
    expect(detail.value).toMatchObject({ state: 'WAITING_PAYMENT', proofIds: [] });
    const kept = at.house.db.selectFrom('files').select('id').where('owner_id', '=', who.id);
    expect(await kept.execute()).toEqual([]);
    await cancel(who, depositId);
  }
});

test('only the own open deposit takes a picture, and none once its time is over', async () => {
  const cat = await at.payee();
  const depositId = await order(cat);
  expect((await send(ann, depositId, dataUrl(png))).status).toBe(404);
  at.advance(15 * MINUTE - 1);
  const last = await order(await at.payee());
  expect(last).toMatch(/^\d+$/);
  at.advance(1);
  const late = await send(cat, depositId, dataUrl(png));
  expect(late.status).toBe(409);
  const fresh = await order(cat, 60);
  await cancel(cat, fresh);
  const ended = await send(cat, fresh, dataUrl(png));
  expect(ended).toMatchObject({ status: 409, errorCode: 'deposit.decided' });
});

test('many pictures at once become three, and nobody keeps more than their share', async () => {
  const eve = await at.payee();
  const depositId = await order(eve);
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => send(eve, depositId, dataUrl(png))),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
  const dan = await at.payee();
  await at.house.db
    .insertInto('files')
    .values(
      Array.from({ length: 200 }, (_, n) => ({
        owner_id: dan.id,
        purpose: 'avatar',
        name: `${dan.id}-${n}`,
        type: 'image/png',
        bytes: 1,
        kept_at: at.house.clock.now(),
      })),
    )
    .execute();
  const full = await send(dan, await order(dan, 70), dataUrl(png));
  expect(full).toMatchObject({ status: 429, errorCode: 'upload.quota' });
});
