import { cashierSettingsOperator as contract, operatorsApprovals } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CashierTest, openCashierTest } from '../../testing/cashier.ts';
import { rule, STORY_MS } from '../../testing/story.ts';

let at: CashierTest;
beforeAll(async () => {
  at = await openCashierTest();
});
afterAll(() => at.close());

const read = async () => (await at.ops('finance', 'GET', contract.readSettings.path)).value;
const save = async (change: object, who = 'finance') =>
  at.ops(who, 'PUT', contract.saveSettings.path, {
    ...(await read()),
    reason: 'as agreed',
    ...change,
  });
const decide = (who: string, approvalId: string) =>
  at.ops(who, 'POST', operatorsApprovals.decideApproval.path.replace(':id', approvalId), {
    decision: 'approve',
    note: 'checked',
  });

test(
  'the sum above which two people decide, as it is changed',
  async () => {
    await rule(
      'nobody alone lets larger sums go by one person; a stricter sum holds at once',
      async () => {
        const asked = await save({ twoPeopleFrom: 40_000, withdrawLeast: 120 });
        expect(asked.status).toBe(200);
        const { approvalId } = asked.value;
        expect(approvalId).toMatch(/^\d+$/);
        expect(await read()).toMatchObject({ twoPeopleFrom: 10_000, withdrawLeast: 120 });
        expect(await save({ twoPeopleFrom: 50_000 })).toMatchObject({ status: 409 });
        expect(await decide('finance', approvalId)).toMatchObject({
          errorCode: 'approval.same.person',
        });
        expect(await decide('support', approvalId)).toMatchObject({ status: 403 });
        const tries = await Promise.all(
          Array.from({ length: 4 }, () => decide('finance2', approvalId)),
        );
        expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
        expect((await read()).twoPeopleFrom).toBe(40_000);
        expect((await save({ twoPeopleFrom: 5_000 })).value).toEqual({ approvalId: null });
        expect((await read()).twoPeopleFrom).toBe(5_000);
      },
    );

    await rule('nobody alone lets the house approve by itself, or more of it', async () => {
      const rule = { upTo: 300, perMember: 2, perDay: 2_000 };
      const { approvalId } = (await save({ autoApprove: rule })).value;
      expect((await read()).autoApprove).toEqual({ upTo: 0, perMember: 1, perDay: 10_000 });
      expect((await decide('finance2', approvalId)).status).toBe(200);
      expect((await read()).autoApprove).toEqual(rule);
      expect((await save({ autoApprove: { ...rule, upTo: 200 } })).value.approvalId).toBeNull();
      expect((await save({ autoApprove: { ...rule, upTo: 0 } })).value.approvalId).toBeNull();
      expect((await read()).autoApprove.upTo).toBe(0);
      expect(await save({ autoApprove: { ...rule, upTo: 5_000 } })).toMatchObject({ status: 400 });
    });

    await rule(
      'what was asked is not agreed to any more once the sum was changed meanwhile',
      async () => {
        const { approvalId } = (await save({ twoPeopleFrom: 60_000 })).value;
        expect((await save({ twoPeopleFrom: 1_000 })).status).toBe(200);
        expect(await decide('finance2', approvalId)).toMatchObject({ status: 409 });
        expect((await read()).twoPeopleFrom).toBe(1_000);
      },
    );

    await rule(
      'rules that nobody could follow are refused by the field that is wrong',
      async () => {
        const wrong: [object, string][] = [
          [{ withdrawMost: 50, withdrawLeast: 100 }, 'withdrawMost'],
          [{ withdrawPerDay: 50 }, 'withdrawPerDay'],
          [{ withdrawalsPerDay: 0 }, 'withdrawalsPerDay'],
          [{ transferMost: 0.5 }, 'transferMost'],
          [{ transferLeast: 0 }, 'transferLeast'],
          [{ transfersPerDay: 0 }, 'transfersPerDay'],
          [{ minutesToRemind: 30 }, 'minutesToConfirm'],
          [{ hoursFrom: 1_440 }, 'hoursFrom'],
          [{ feeRate: 1_000_001 }, 'feeRate'],
          [{ rebateRates: { RNG: 100_001 } }, 'rebateRates'],
        ];
        for (const [change, field] of wrong) {
          const { status, value } = await save(change);
          expect([status, JSON.stringify(value)]).toEqual([400, expect.stringContaining(field)]);
        }
      },
    );
  },
  STORY_MS,
);
