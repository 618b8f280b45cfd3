import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wallet as contract } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSignedWith } from '../../platform/crypto/signature.ts';
import { ask } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { readBets } from '../play/index.ts';
import { balanceOf, reconcile } from '../wallet/index.ts';
import { type ConnectionInput, saveConnection } from './connections/save-connection.ts';
import { nobody, openVendorHouse, SECRET, type VendorHouse } from './testing/vendor.ts';

let at: VendorHouse;
let studio: Server;
let apiUrl = '';
let member = 0n;
let token = '';
/** What the vendor answers to our own questions, and what it was asked. */
let says: (path: string, body: Record<string, unknown>) => unknown;
let asked: { path: string; isSigned: boolean }[] = [];

beforeAll(async () => {
  studio = createServer((request, response) => void answer(request, response));
  studio.listen(0, '127.0.0.1');
  await new Promise((resolve) => studio.once('listening', resolve));
  apiUrl = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
  at = await openVendorHouse();
  says = () => ({});
  await at.settle({ apiUrl, launchUrl: `${apiUrl}/play` });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request) body += part;
  const { headers, url = '' } = request;
  const signed = {
    timestamp: String(headers['x-timestamp']),
    signature: String(headers['x-signature']),
    body,
  };
  asked.push({ path: url, isSigned: isSignedWith(SECRET, signed) });
  const said = says(url, body ? JSON.parse(body) : {});
  response.writeHead(said === undefined ? 500 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(said ?? {}));
}

afterAll(async () => {
  studio.close();
  const { fault } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
});

const MINUTE = 60_000;
const advance = (ms: number) =>
  at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + ms));
const runJob = async (name: string) =>
  at.house.jobs.find(name)!.run(at.house, { dueAt: at.house.clock.now(), payload: null });

function send(kind: 'bet' | 'win' | 'rollback', roundId: string, more: object = {}) {
  return at.send(kind, {
    token,
    playerId: String(member),
    gameCode: 'sample-wheel',
    roundId,
    amount: 1_000,
    transactionId: `${roundId}-${kind}`,
    currency: 'USD',
    ...more,
  });
}

const open = () => readBets(at.house.db, { members: [member], currency: 'USD', state: 'open' });

const desk = 'operator:1:vendors.edit:vendors.read';
const today = () =>
  new Date(at.house.clock.now().getTime() + 8 * 60 * MINUTE).toISOString().slice(0, 10);

type Comparison = { ours: number; theirs: number; differences: object[]; problem: string | null };

async function compare(): Promise<Comparison> {
  const path = '/ops/vendors/sample/comparisons';
  return (await ask<Comparison>(at.app, desk, 'POST', path, { day: today() })).body.value;
}

const beginAnew = async () => {
  says = () => ({});
  member += 1n;
  token = await at.sit(member, '100');
  asked = [];
};

test(
  'a vendor from its first answer to its last',
  async () => {
    await beginAnew();
    await rule('a game of a vendor that does not answer is not opened', async () => {
      const path = '/wps/game/launchGame?launchMode=GLS&vassalage=sample&gameCode=sample-wheel';
      const launch = () => ask(at.app, `member:${member}`, 'GET', path);
      expect((await launch()).status).toBe(200);
      says = () => undefined;
      expect(await launch()).toMatchObject({
        status: 409,
        body: { errorCode: 'vendor.not.answering', success: false },
      });
    });

    await beginAnew();
    await rule('a round that was never closed ends as the vendor says', async () => {
      await send('bet', `c${member}`);
      await send('win', `c${member}`, { amount: 400 });
      await send('bet', `u${member}`);
      await send('bet', `o${member}`);
      says = (_path, { roundId }) => {
        const states: Record<string, string> = { c: 'closed', u: 'unknown', o: 'open' };
        return { state: states[String(roundId)[0]!] };
      };
      await runJob('play.unfinished-rounds');
      expect(asked).toEqual([]);
      advance(20 * MINUTE);
      await runJob('play.unfinished-rounds');
      expect(asked.every(({ path, isSigned }) => path === '/round' && isSigned)).toBe(true);
      expect((await open()).map(({ roundId }) => roundId)).toEqual([`o${member}`]);
      expect(await at.held(member)).toEqual({ cash: money('84'), stakes: money('10'), debt: 0n });
      // A win that was only late is booked on the round that ended without it.
      const late = await send('win', `c${member}`, { amount: 100, transactionId: `late${member}` });
      expect(late.body).toMatchObject({ status: 'OK', balance: 8_500 });
      says = () => ({ state: 'closed' });
      await runJob('play.unfinished-rounds');
      expect(await open()).toEqual([]);
      at.house.clock.reset();
    });

    await beginAnew();
    await rule(
      'a vendor that answers nothing for a day leaves the round to an operator',
      async () => {
        await send('bet', `x${member}`);
        says = () => undefined;
        for (let hour = 0; hour <= 25; hour += 1) {
          advance(60 * MINUTE);
          await runJob('play.unfinished-rounds');
        }
        const path = '/ops/play/unfinished';
        const { body } = await ask<{ list: { handedAt: number | null; problem: string }[] }>(
          at.app,
          'operator:1',
          'GET',
          path,
        );
        expect(body.value.list.at(-1)).toMatchObject({ problem: 'The vendor sample answered 500' });
        expect(body.value.list.at(-1)!.handedAt).not.toBeNull();
        // Even then the vendor's own word counts, when it comes at last.
        expect((await send('win', `x${member}`, { amount: 0 })).body.status).toBe('OK');
        expect(await open()).toEqual([]);
        at.house.clock.reset();
      },
    );

    await beginAnew();
    await rule(
      "the vendor's list and our books are the same, or the difference is kept and told",
      async () => {
        const rows = await at.house.db.selectFrom('vendor_messages').selectAll().execute();
        const transactions = rows.map((row) => ({
          transactionId: row.transaction_id,
          kind: row.kind,
          playerId: String(row.member_id),
          roundId: row.round_id,
          amount: Number(row.amount / 100n),
          referenceTransactionId: row.reference,
        }));
        says = (_path, { after }) =>
          after === null
            ? { transactions: transactions.slice(0, 2), next: '2' }
            : { transactions: transactions.slice(2), next: null };
        expect(await compare()).toMatchObject({ differences: [], problem: null });
        expect(asked.filter(({ path }) => path === '/transactions')).toHaveLength(2);
        const [first, second, ...rest] = transactions;
        const foreign = { ...first!, transactionId: 'never-sent' };
        says = () => ({ transactions: [foreign, { ...second!, amount: 7 }, ...rest], next: null });
        const { differences } = await compare();
        const kinds = differences.map((one) => (one as { kind: string }).kind).sort();
        expect(kinds).toEqual(['differs', 'missing-here', 'missing-there']);
        says = () => undefined;
        expect(await compare()).toMatchObject({ problem: 'The vendor sample answered 500' });
        const listed = await ask<{ list: object[] }>(
          at.app,
          desk,
          'GET',
          '/ops/vendors/comparisons',
        );
        expect(listed.body.value.list).toHaveLength(3);
        const alarms = await ask<{ list: object[] }>(at.app, desk, 'GET', '/ops/vendors/alarms');
        expect(alarms.body.value.list).toMatchObject([{ kind: 'BOOKS_DIFFER', times: 2 }]);
      },
    );

    await beginAnew();
    await rule(
      'a vendor with wallets of its own: silence is no answer, and is asked about until there is one',
      async () => {
        const connection: ConnectionInput = {
          code: 'purse',
          version: 0,
          kind: 'transfer',
          exponent: 2,
          launchUrl: `${apiUrl}/play`,
          apiUrl,
          profile: { unknownRollback: 'OK', winCloses: false, reversesWins: true },
          addresses: [],
          maxWin: money('100'),
          isEnabled: true,
        };
        await saveConnection(at.house, nobody, connection);
        const orders: unknown[] = [];
        says = (path, body) => {
          orders.push({ path, ...body });
          return path === '/wallet/check' ? { status: 'SUCCESS' } : undefined;
        };
        const transfer = (from: string, to: string) =>
          ask<{ status: string }>(at.app, `member:${member}`, 'POST', contract.transfer.path, {
            requestId: `purse-${member}-${from}`,
            from,
            to,
            amount: 20,
          });
        expect((await transfer('MAIN', 'purse')).body.value.status).toBe('UNKNOWN');
        const holds = (purpose: 'cash' | 'transit' | 'vendor:purse') =>
          balanceOf(at.house.db, { memberId: member, purpose, currency: 'USD' });
        expect([await holds('cash'), await holds('transit')]).toEqual([money('80'), money('20')]);
        advance(5 * MINUTE);
        await runJob('wallet.vendor-transfers');
        at.house.clock.reset();
        expect([await holds('transit'), await holds('vendor:purse')]).toEqual([0n, money('20')]);
        expect(orders.at(-1)).toMatchObject({ amount: 2_000, playerId: String(member) });
        says = () => ({ status: 'SUCCESS' });
        expect((await transfer('purse', 'MAIN')).body.value.status).toBe('SUCCESS');
        expect(await holds('cash')).toBe(money('100'));
      },
    );

    await beginAnew();
    await rule(
      'a vendor that is switched off is not listed, takes no bet, and still pays',
      async () => {
        await send('bet', `off${member}`);
        await at.settle({ isEnabled: false });
        const path = '/wps/game/launchGame?launchMode=GLS&vassalage=sample&gameCode=sample-wheel';
        expect((await ask(at.app, `member:${member}`, 'GET', path)).body.errorCode).toBe(
          'game.not.found',
        );
        expect((await send('bet', `off2${member}`)).body.status).toBe('PLAYER_BLOCKED');
        expect((await send('win', `off${member}`, { amount: 0 })).body.status).toBe('OK');
        await at.settle({ isEnabled: true });
      },
    );
  },
  STORY_MS,
);
