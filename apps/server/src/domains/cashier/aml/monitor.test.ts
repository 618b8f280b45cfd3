import { randomUUID } from 'node:crypto';
import { cashierAmlOperator as contract } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../../platform/jobs/clock.ts';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../../testing/cashier.ts';
import { HOUR, MINUTE } from '../../../testing/people.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { AGENT } from '../../members/index.ts';
import { readSettings } from '../settings.ts';
import { sendInTree } from '../transfers/tree-transfer.ts';
import { takeApplication } from '../withdrawals/withdraw.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

type Case = { caseId: string; pattern: string; username: string; others: unknown[] };

async function casesOf(...people: Payee[]): Promise<Case[]> {
  await runJobNow(at.house, 'cashier.watch');
  await runJobNow(at.house, 'cashier.watch');
  const lists = await Promise.all(
    people.map(({ id }) => at.ops('risk', 'GET', `${contract.listCases.path}?memberId=${id}`)),
  );
  return lists.flatMap(({ value }) => value.list);
}

const ask = async (who: Payee, amount: string) =>
  takeApplication(at.house, await readSettings(at.house.db), {
    memberId: who.id,
    amount: money(amount),
    bankCardId: who.bankCardId,
    requestId: randomUUID(),
  });

test(
  'patterns raise cases, and people close them',
  async () => {
    await rule(
      'each of six patterns raises exactly one case, and ordinary people none',
      async () => {
        const agent = await at.payee({ type: AGENT });
        const [large, split, passing] = [
          await at.payee(),
          await at.payee(),
          await at.payee(),
        ] as const;
        const [dumped, plain] = [await at.payee({ uplineId: agent.id }), await at.payee()] as const;
        const [first, second] = [
          await at.payee({ account: '778899001' }),
          await at.payee({ account: '778899001' }),
        ];
        const [third, fourth] = [await at.payee(), await at.payee()];
        const cookie = 'SHELL_deviceId=planted-device-0001';
        for (const { username } of [third, fourth, fourth]) {
          await at.logIn(username, undefined, {}, { cookie });
        }
        at.advance(25 * HOUR);
        await at.enterDesk();
        await at.fund(large.id, '10000');
        for (let n = 0; n < 4; n += 1) {
          at.advance(2 * HOUR);
          await at.fund(split.id, '3400');
        }
        await at.give(passing.id, '900');
        const { withdrawId } = await ask(passing, '900');
        const [asked] = await at.house.db
          .selectFrom('withdrawals')
          .select('hints')
          .where('id', '=', BigInt(withdrawId))
          .execute();
        expect(asked?.hints).toEqual(['FIRST', 'LITTLE_PLAY']);
        await at.give(agent.id, '2500');
        await sendInTree(at.house, {
          kind: 'DOWN',
          label: 'ACTIVITY',
          memberId: agent.id,
          otherId: dumped.id,
          remark: '',
          amount: money('2500'),
          password: PAYMENT_PASSWORD,
          requestId: randomUUID(),
        });
        at.advance(5 * MINUTE);
        await ask(dumped, '2400');
        await at.fund(plain.id, '9999');
        await at.enterDesk();
        const patternsOf = async (...people: Payee[]) =>
          (await casesOf(...people)).map(({ pattern }) => pattern);
        expect(await patternsOf(large)).toEqual(['THRESHOLD']);
        expect(await patternsOf(split)).toEqual(['STRUCTURING']);
        expect(await patternsOf(passing)).toEqual(['PASS_THROUGH']);
        expect(await patternsOf(dumped)).toEqual(['CHIP_DUMPING']);
        expect(await patternsOf(first, second)).toEqual(['SHARED_ACCOUNT']);
        expect(await patternsOf(third, fourth)).toEqual(['SHARED_DEVICE']);
        expect(await patternsOf(plain)).toEqual([]);
      },
    );

    await rule('a case is taken by one, noted and closed; what is closed stays so', async () => {
      const { value } = await at.ops(
        'risk',
        'GET',
        `${contract.listCases.path}?pattern=CHIP_DUMPING`,
      );
      const [one] = value.list as Case[];
      expect(one!.others).toHaveLength(1);
      const step = (who: string, call: { path: string }, body: object) =>
        at.ops(who, 'POST', call.path.replace(':caseId', one!.caseId), body);
      expect(await step('finance', contract.assignCase, { take: true })).toMatchObject({
        status: 403,
      });
      expect((await step('risk', contract.assignCase, { take: true })).status).toBe(200);
      expect(await step('admin', contract.assignCase, { take: true })).toMatchObject({
        status: 409,
      });
      expect((await step('risk', contract.noteCase, { text: 'asked for papers' })).status).toBe(
        200,
      );
      const close = () =>
        step('risk', contract.closeCase, { outcome: 'REPORTED', reason: 'sent to the authority' });
      expect((await close()).status).toBe(200);
      expect((await close()).status).toBe(409);
      const shown = await at.ops(
        'risk',
        'GET',
        contract.showCase.path.replace(':caseId', one!.caseId),
      );
      expect(shown.value).toMatchObject({
        state: 'CLOSED',
        outcome: 'REPORTED',
        assignedTo: 'risk',
        facts: { received: '2500.00', played: '0.00' },
        notes: [{ by: 'risk', text: 'asked for papers' }, { text: 'sent to the authority' }],
      });
    });

    await rule('a busy hour is looked through to its end', async () => {
      const now = at.house.clock.now();
      const one = await at.payee();
      const row = {
        member_id: one.id,
        channel: 'CASHIER',
        method: 'MANUAL',
        state: 'SUCCESS' as const,
        asked: money('20000'),
        shown: money('20000'),
        received: money('20000'),
        credited: money('20000'),
        rate: 1_000_000n,
        payer_sealed: null,
        external_id: null,
        created_at: now,
        expires_at: null,
        paid_at: now,
        decided_at: now,
        decided_by: 'cashier',
      };
      const rows = Array.from({ length: 1_003 }, () => ({ ...row, reference: randomUUID() }));
      await at.house.db.insertInto('deposits').values(rows).execute();
      await runJobNow(at.house, 'cashier.watch');
      await runJobNow(at.house, 'cashier.watch');
      const { length } = await at.house.db
        .selectFrom('watch_cases')
        .select('id')
        .where('member_id', '=', one.id)
        .where('pattern', '=', 'THRESHOLD')
        .execute();
      expect(length).toBe(1_003);
    });
  },
  STORY_MS,
);
