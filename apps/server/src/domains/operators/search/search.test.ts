import { randomUUID } from 'node:crypto';
import {
  cashierDepositsOperator,
  cashierWithdrawals,
  members,
  operatorsSearch,
} from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/operators.ts';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../../testing/cashier.ts';
import { HOUR, newNumber, PASSWORD } from '../../../testing/people.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';

let at: CashierTest;
let ann: Payee;
beforeAll(async () => {
  at = await openCashierTest();
  ann = await at.payee();
  at.advance(25 * HOUR);
  await at.enterDesk();
  const body = { username: 'content', password: DEMO_PASSWORD };
  at.tokens.content = (await at.ask('POST', '/ops/session/login', { body })).value.token;
  ann.token = (await at.logIn(ann.username)).value.token;
});
afterAll(() => at.close());

type Found = { kind: string; id: string; name: string; note: string; state: string }[];

const search = (who: string, words: string) =>
  at.ops(who, 'GET', `${operatorsSearch.searchEverything.path}?${new URLSearchParams({ words })}`);
const found = async (who: string, words: string) => (await search(who, words)).value.list as Found;
const only = async (who: string, words: string, kind: string) =>
  (await found(who, words)).filter((hit) => hit.kind === kind);

test(
  'one search finds everything an operator may see',
  async () => {
    await rule(
      'a member is found by any part of the name, in any case, and by number',
      async () => {
        const hit = { kind: 'member', id: String(ann.id), name: ann.username, state: 'active' };
        expect(await found('finance', ann.username.slice(2).toUpperCase())).toMatchObject([hit]);
        expect(await only('finance', ` ${ann.username} `, 'member')).toMatchObject([hit]);
        expect(await only('finance', String(ann.id), 'member')).toMatchObject([hit]);
        const body = { nickname: 'Zoe小明' };
        const { method, path } = members.updateNickname;
        expect((await at.ask(method, path, { token: ann.token, body })).status).toBe(200);
        for (const part of ['小明', 'zo', 'OE小']) {
          expect(await only('finance', part, 'member')).toMatchObject([hit]);
        }
        expect(await only('finance', `${ann.username.slice(1)}x`, 'member')).toEqual([]);
      },
    );

    await rule(
      'a contact finds its owner only whole, for who may see it, and is logged',
      async () => {
        const mobileNum = newNumber();
        const { value } = await at.ask('PUT', '/wps/member/register/mobile', {
          body: { mobileNum, password: PASSWORD },
        });
        const owner = [{ kind: 'member', id: String(value.id) }];
        expect(await only('support', mobileNum, 'member')).toMatchObject(owner);
        expect(await only('support', mobileNum.slice(0, -1), 'member')).toEqual([]);
        expect(await only('finance', mobileNum, 'member')).toEqual([]);
        const audit = await at.ops('admin', 'GET', '/ops/audit?action=members.searched');
        expect(audit.value.list).toHaveLength(2);
        expect(audit.value.list[0]).toMatchObject({
          actorName: 'support',
          after: { by: 'mobile' },
        });
        expect(JSON.stringify(audit.value)).not.toContain(mobileNum.slice(3));
      },
    );

    await rule(
      'a withdrawal, a deposit and a bet are found by number, as it is written',
      async () => {
        await at.give(ann.id, '300');
        const choice = { target: 50, side: 'under' };
        const bet = await at.ask('POST', '/wps/game/bet', {
          token: ann.token,
          body: { requestId: randomUUID(), gameCode: 'dice', stake: 1, choice },
        });
        const asked = { requestId: randomUUID(), amount: 200, bankCardId: ann.bankCardId };
        const paid = await at.ask('POST', cashierWithdrawals.withdraw.path, {
          token: ann.token,
          body: { ...asked, password: PAYMENT_PASSWORD },
        });
        expect(paid.status).toBe(200);
        const { withdrawId } = paid.value;
        const taken = { kind: 'withdrawal', id: withdrawId, note: ann.username, amount: 200 };
        for (const words of [`W-${withdrawId}`, `w${withdrawId}`]) {
          expect(await found('support', words)).toMatchObject([taken]);
        }
        expect(await only('risk', withdrawId, 'withdrawal')).toMatchObject([taken]);
        const { id } = await at.house.db
          .selectFrom('deposits')
          .select('id')
          .where('member_id', '=', ann.id)
          .executeTakeFirstOrThrow();
        expect(await found('support', `D-${id}`)).toMatchObject([
          { kind: 'deposit', id: String(id), name: `D-${id}`, state: 'SUCCESS' },
        ]);
        const played = { kind: 'bet', id: bet.value.betId, note: `${ann.username} · dice` };
        expect(await only('risk', bet.value.betId, 'bet')).toMatchObject([played]);
        expect(await only('support', bet.value.betId, 'bet')).toEqual([]);
        expect(await found('content', `W-${withdrawId}`)).toEqual([]);
      },
    );

    await rule("a payment is found by the beginning of the bank's reference", async () => {
      const payment = { channel: 'bank', externalId: 'Ref_77/AB-1', amount: 33, note: '' };
      await at.ops('finance', 'POST', cashierDepositsOperator.recordPayment.path, payment);
      const hit = { kind: 'payment', name: 'Ref_77/AB-1', note: 'bank', state: 'held', amount: 33 };
      for (const words of ['ref_77', 'REF_77/ab-1']) {
        expect(await found('finance2', words)).toMatchObject([hit]);
      }
      for (const words of ['Re', 'refx77', '77/AB', 'ref_77/AB-12']) {
        expect(await only('finance2', words, 'payment')).toEqual([]);
      }
      const listed = `${cashierDepositsOperator.listPayments.path}?externalId=ref_77`;
      expect((await at.ops('support', 'GET', listed)).value.list).toHaveLength(1);
      expect((await at.ops('support', 'GET', `${listed}8`)).value.list).toEqual([]);
    });

    await rule(
      'odd words find nothing and break nothing; none and too many are refused',
      async () => {
        const odd = [
          '%%%',
          '___',
          "'; drop table members; --",
          '\\\\',
          'W-',
          `${'9'.repeat(40)}`,
          '   ',
        ];
        for (const words of odd) expect(await found('admin', words)).toEqual([]);
        for (const words of ['', 'a\0b', 'x'.repeat(101)]) {
          expect((await search('risk', words)).status).toBe(400);
        }
        expect((await at.ask('GET', '/ops/search?words=ann')).status).toBe(401);
        expect((await at.ask('GET', '/ops/search?words=ann', { token: ann.token })).status).toBe(
          403,
        );
      },
    );

    await rule('a part of a name is looked up in the index, not in every row', async () => {
      const plan = await at.house.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return sql<{ 'QUERY PLAN': string }>`explain select id from members
          where name_parts(username_key || ' ' || lower(nickname)) @> name_parts('abc')`.execute(
          tx,
        );
      });
      const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(lines).toContain('members_name_parts');
    });
  },
  STORY_MS,
);
