import { randomUUID } from 'node:crypto';
import { cashierWithdrawals, cashierWithdrawalsOperator } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../../testing/cashier.ts';
import { HOUR, MINUTE } from '../../../testing/people.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { endDone } from './assign.ts';

let at: CashierTest;
let ann: Payee;
let withdrawId: string;
beforeAll(async () => {
  at = await openCashierTest();
  ann = await at.payee();
  at.advance(25 * HOUR);
  await at.enterDesk();
  ann.token = (await at.logIn(ann.username)).value.token;
  await at.give(ann.id, '100');
  const { value } = await at.ask('POST', cashierWithdrawals.withdraw.path, {
    token: ann.token,
    body: {
      requestId: randomUUID(),
      amount: 100,
      bankCardId: ann.bankCardId,
      password: PAYMENT_PASSWORD,
    },
  });
  withdrawId = value.withdrawId;
});
afterAll(() => at.close());

type Item = { kind: string; id: string; holder: { username: string } | null; isOverdue: boolean };

const list = async (who: string, which = 'all') =>
  (await at.ops(who, 'GET', `/ops/work?which=${which}&kind=withdrawal`)).value.list as Item[];
const idOf = async (username: string) => {
  const { value } = await at.ops('admin', 'GET', '/ops/operators');
  return value.list.find((one: { username: string }) => one.username === username).id as number;
};
const assign = (who: string, change: { to: number | null; holder: number | null; note?: string }) =>
  at.ops(who, 'PUT', `/ops/work/withdrawal/${withdrawId}`, change);

test(
  'work waits in one queue, is one person’s at a time, and is counted for whoever did it',
  async () => {
    const [finance, finance2, support] = await Promise.all(
      ['finance', 'finance2', 'support'].map(idOf),
    );

    await rule('every contributed kind is counted, and only for who may decide it', async () => {
      const { value } = await at.ops('admin', 'GET', '/ops/work/counts');
      expect(value.kinds).toHaveLength(at.house.contributed('work').length);
      expect(value.kinds).toContainEqual({
        kind: 'withdrawal',
        open: 1,
        mine: 0,
        unassigned: 1,
        overdue: 0,
      });
      expect(await list('finance')).toMatchObject([
        { kind: 'withdrawal', id: withdrawId, name: `W-${withdrawId}`, amount: 100, holder: null },
      ]);
      expect(await list('support')).toEqual([]);
      const other = await at.ops('support', 'GET', `/ops/work/withdrawal/${withdrawId}`);
      expect(other.status).toBe(403);
    });

    await rule('of two who claim it at once one gets it, and the other is told', async () => {
      const answers = await Promise.all([
        assign('finance', { to: finance!, holder: null }),
        assign('finance2', { to: finance2!, holder: null }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [item] = await list('finance');
      const winner = answers[0]!.status === 200 ? 'finance' : 'finance2';
      expect(item!.holder?.username).toBe(winner);
      expect(await list(winner, 'mine')).toHaveLength(1);
      expect(await list(winner, 'unassigned')).toEqual([]);
      const holder = winner === 'finance' ? finance! : finance2!;
      expect((await assign(winner, { to: null, holder })).value.holder).toBeNull();
    });

    await rule('it is handed over with a note, to nobody who could not decide it', async () => {
      await assign('finance', { to: finance!, holder: null });
      const refused = await assign('finance', { to: support!, holder: finance! });
      expect(refused).toMatchObject({ status: 409, errorCode: 'operators.work.not.theirs' });
      const note = 'I asked for the bank slip';
      const { value } = await assign('finance', { to: finance2!, holder: finance!, note });
      expect(value).toMatchObject({
        note,
        holder: { username: 'finance2' },
        handedBy: { username: 'finance' },
      });
      const log = await at.ops('admin', 'GET', '/ops/audit?action=operators.work.assigned');
      expect(log.value.list[0]).toMatchObject({
        actorName: 'finance',
        subject: `withdrawal:${withdrawId}`,
        after: { holder: `operator:${finance2}`, note },
      });
    });

    await rule(
      'what is not done in time is overdue; the target is an administrator’s',
      async () => {
        at.advance(20 * MINUTE);
        expect(await list('finance', 'overdue')).toEqual([]);
        const { value } = await at.ops('admin', 'GET', '/ops/work/targets');
        const change = { targets: [{ kind: 'withdrawal', minutes: 10 }], version: value.version };
        expect((await at.ops('finance', 'PUT', '/ops/work/targets', change)).status).toBe(403);
        expect((await at.ops('admin', 'PUT', '/ops/work/targets', change)).status).toBe(200);
        expect((await at.ops('admin', 'PUT', '/ops/work/targets', change)).status).toBe(409);
        expect(await list('finance', 'overdue')).toMatchObject([{ isOverdue: true }]);
        const counts = await at.ops('finance2', 'GET', '/ops/work/counts');
        expect(counts.value).toMatchObject({ mine: 1, overdue: 1 });
      },
    );

    await rule('another may act all the same, and what is done is nobody’s any more', async () => {
      const path = cashierWithdrawalsOperator.decideWithdrawal.path;
      const url = path.replace(':withdrawId', withdrawId);
      const decided = await at.ops('finance', 'POST', url, { action: 'approve', note: 'checked' });
      expect(decided.status).toBe(200);
      expect(await list('finance')).toEqual([]);
      expect((await assign('finance', { to: finance!, holder: null })).status).toBe(409);
      await endDone(at.house);
      const { rows } = await sql<{ open: number }>`select count(*)::int as open
        from operator_assignments where ended_at is null`.execute(at.house.db);
      expect(rows).toEqual([{ open: 0 }]);
    });

    await rule('everyone sees their own figures, and those of all only who may', async () => {
      const now = at.house.clock.now().getTime();
      const period = `from=${now - HOUR}&to=${now + HOUR}`;
      const own = await at.ops('finance', 'GET', `/ops/work/statistics?${period}`);
      const waited = 20 * MINUTE;
      expect(own.value.list).toHaveLength(1);
      expect(own.value.list[0]).toMatchObject({ handled: 1, overdue: 1, logins: 1 });
      const [{ kind, handled, medianMs, p90Ms }] = own.value.list[0].kinds;
      expect({ kind, handled }).toEqual({ kind: 'withdrawal', handled: 1 });
      expect(medianMs).toBeGreaterThanOrEqual(waited);
      expect(p90Ms).toBe(medianMs);
      const all = await at.ops('finance', 'GET', `/ops/work/statistics?${period}&who=all`);
      expect(all.status).toBe(403);
      const seen = await at.ops('admin', 'GET', `/ops/work/statistics?${period}&who=all`);
      expect(seen.value.list.length).toBeGreaterThan(4);
    });
  },
  STORY_MS,
);
