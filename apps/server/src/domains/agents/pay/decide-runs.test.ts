import { randomUUID } from 'node:crypto';
import { days, minutes } from '@baize/calendar';
import { agentsPay, agentsPayOperator as contract } from '@baize/contract';
import { money, percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import { ask, cashOf } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { openPlay, type Play, placeBet, settleBet } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { startContract } from '../contracts/contract-changes.ts';
import { insertProposal } from '../contracts/proposals.ts';
import { agentSettings, writeSettings } from '../settings.ts';
import { openTree, type Tree } from '../testing/tree.ts';
import { debtsGuard } from './debts.ts';
import { runSalaries } from './due-runs.ts';

let tree: Tree;
let play: Play;
const noon = Date.UTC(2031, 6, 7, 4);

beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'b', d: 'a' });
  tree.house.clock.moveTo(new Date(noon));
  play = openPlay(tree.house);
  await sign('a', null, '2');
  await sign('b', 'a', '1');
  await sign('c', 'b', '0.5', true);
  await lose('c', '1000');
});
afterAll(async () => {
  await play.lanes.close();
  await tree.close();
});

async function sign(name: string, giver: string | null, rate: string, isManual = false) {
  const tier = { activeMembers: 0, validBet: 0n, loss: 0n, singleBet: 0n, lossRate: 0n };
  await begin(tree.house.db, async (tx) => {
    const made = await insertProposal(tree.house, tx, {
      kind: 'DAILY',
      receiverId: tree.id(name),
      giverId: giver === null ? null : tree.id(giver),
      terms: {
        tiers: [{ ...tier, rate: percent(rate) }],
        period: 'HALF_MONTH',
        carry: 'NONE',
        isManual,
      },
    });
    await startContract(tree.house, tx, made);
  });
}

async function lose(name: string, stake: string) {
  const { bet } = await placeBet(play, {
    memberId: tree.id(name),
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake: money(stake),
  });
  await settleBet(play, bet, { payout: 0n });
  await drainEvents(tree.house);
}

type Shown = { id: string; receiver: string; state: string; isHeld: boolean; paid: number };
const desk = <Value>(method: 'GET' | 'POST', path: string, body?: object) =>
  ask<Value>(tree.app, 'operator:1:agents.read:agents.pay:agents.edit', method, path, body);
const runs = async () =>
  (await desk<{ list: { id: string; state: string; from: string }[] }>('GET', '/ops/agents/runs'))
    .body.value.list;
const billsOf = async (runId: string) => {
  const path = contract.runBills.path.replace(':runId', runId);
  const { list } = (await desk<{ list: Shown[] }>('GET', path)).body.value;
  return Object.fromEntries(list.map((bill) => [bill.receiver, bill]));
};
const decide = (billId: string, action: string) =>
  desk('POST', contract.decideBill.path.replace(':billId', billId), { action, reason: 'looked' });

async function setRules(change: object) {
  const { version, ...settings } = await agentSettings(tree.house.db);
  const at = tree.house.clock.now();
  await begin(tree.house.db, (tx) =>
    writeSettings(tx, { ...settings, ...change }, { version, at }),
  );
}

test(
  'runs are held, answered, caught up and made anew',
  async () => {
    await rule(
      'a run that waits can be held, and a held bill is left out until it is released',
      async () => {
        await setRules({ approveDaily: true });
        tree.house.clock.moveTo(new Date(noon + days(1)));
        await runSalaries(tree.house);
        const [run] = await runs();
        expect(run).toMatchObject({ state: 'WAITING', from: '2031-07-07' });
        const hold = contract.holdRun.path.replace(':runId', run!.id);
        const approve = contract.approveRun.path.replace(':runId', run!.id);
        expect((await desk('POST', hold, { isHeld: true, reason: 'odd' })).status).toBe(200);
        expect((await desk('POST', approve, {})).body.errorCode).toBe('approval.decided');
        expect((await desk('POST', hold, { isHeld: false, reason: 'fine' })).status).toBe(200);
        const { treeb } = await billsOf(run!.id);
        expect((await decide(treeb!.id, 'HOLD')).status).toBe(200);
        const before = await cashOf(tree.house, tree.id('b'));
        expect((await desk('POST', approve, {})).status).toBe(200);
        // 2 % of 1,000 are 20.00; nothing of it went on to b, and c waits for b to pay.
        expect(await cashOf(tree.house, tree.id('b'))).toBe(before);
        expect((await billsOf(run!.id)).treea).toMatchObject({ state: 'PAID', paid: 20 });
        expect((await decide(treeb!.id, 'RELEASE')).status).toBe(200);
        expect(await billsOf(run!.id)).toMatchObject({
          treea: { state: 'INSUFFICIENT' },
          // What b pays on their own, some other time, is no lack of money.
          treeb: { state: 'PAYABLE', isHeld: false, paid: 0 },
          treec: { state: 'PAYABLE', paid: 0 },
        });
      },
    );

    await rule(
      'a debt older than three days stops withdrawals, and who pays is free again',
      async () => {
        const asked = (at: number) => ({
          memberId: tree.id('a'),
          way: 'withdraw' as const,
          at: new Date(at),
        });
        const guard = (at: number) => begin(tree.house.db, (tx) => debtsGuard(tx, asked(at)));
        expect(await guard(noon + days(3))).toBeNull();
        expect(await guard(noon + days(4) + minutes(1))).toMatchObject({
          code: 'AGENT_DEBTS',
          details: { words: { amount: money('10') } },
        });
        const [run] = await runs();
        const { treeb } = await billsOf(run!.id);
        const paid = await ask(tree.app, tree.token('a'), 'POST', agentsPay.payBills.path, {
          billIds: [treeb!.id],
        });
        expect(paid.body.value).toEqual({ paid: 10 });
        expect(await guard(noon + days(4) + minutes(1))).toBeNull();
      },
    );

    await rule(
      'the company pays for an upline who does not, and a contested bill is answered',
      async () => {
        const [run] = await runs();
        const { treec } = await billsOf(run!.id);
        const words = 'My team bet far more than this bill says.';
        const dispute = agentsPay.disputeBill.path.replace(':billId', treec!.id);
        const contest = (name: string) =>
          ask(tree.app, tree.token(name), 'POST', dispute, { words });
        expect((await contest('b')).status).toBe(404);
        expect((await contest('c')).status).toBe(200);
        expect((await contest('c')).status).toBe(409);
        const { body } = await desk<{ list: { id: string; bill: Shown }[] }>(
          'GET',
          `${contract.disputes.path}?state=OPEN`,
        );
        expect(body.value.list).toMatchObject([{ bill: { id: treec!.id } }]);
        const answer = contract.decideDispute.path.replace(':disputeId', body.value.list[0]!.id);
        const said = { isUpheld: true, answer: 'It is paid now.' };
        expect((await desk('POST', answer, said)).status).toBe(200);
        expect((await desk('POST', answer, said)).status).toBe(409);
        const before = await cashOf(tree.house, tree.id('c'));
        expect((await decide(treec!.id, 'COVER')).status).toBe(200);
        expect((await cashOf(tree.house, tree.id('c'))) - before).toBe(money('5'));
        expect((await decide(treec!.id, 'COVER')).status).toBe(409);
        expect(await billsOf(run!.id)).toMatchObject({
          treea: { state: 'PAID' },
          treeb: { state: 'PAID' },
          treec: { state: 'PAID' },
        });
      },
    );

    await rule('days that were left out are caught up, each by its own bets, once', async () => {
      await setRules({ approveDaily: false });
      tree.house.clock.moveTo(new Date(noon + days(2)));
      await lose('c', '2000');
      tree.house.clock.moveTo(new Date(noon + days(5)));
      const both = await Promise.allSettled([runSalaries(tree.house), runSalaries(tree.house)]);
      expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
      await runSalaries(tree.house);
      const found = (await runs()).map(({ from }) => from).sort();
      expect(found).toEqual(['2031-07-07', '2031-07-08', '2031-07-09', '2031-07-10', '2031-07-11']);
      const gross = await Promise.all(
        (await runs()).map(async ({ id, from }) => [from, (await billsOf(id)).treea?.state]),
      );
      expect(Object.fromEntries(gross)).toMatchObject({
        '2031-07-08': 'NOT_REACHED',
        '2031-07-09': 'PAID',
        '2031-07-10': 'NOT_REACHED',
      });
      expect((await reconcile(tree.serveUrl)).fault).toBeNull();
    });

    await rule('a run from a clock that stood ahead is made anew, unless it paid', async () => {
      tree.house.clock.moveTo(new Date(noon + days(8)));
      await runSalaries(tree.house);
      tree.house.clock.moveTo(new Date(noon + days(6)));
      await lose('c', '1000');
      tree.house.clock.moveTo(new Date(noon + days(7)));
      const before = await cashOf(tree.house, tree.id('a'));
      await runSalaries(tree.house);
      await runSalaries(tree.house);
      expect((await cashOf(tree.house, tree.id('a'))) - before).toBe(money('10'));
    });

    await rule(
      'a period is run by hand only when it is over, and one that was run stays',
      async () => {
        const start = (from: string, to = from) =>
          desk<{ runId: string | null }>('POST', contract.startRun.path, {
            kind: 'DAILY',
            from,
            to,
            reason: 'left out',
          });
        expect((await start('2031-07-14')).body.errorCode).toBe('agent.period.open');
        expect((await start('2031-07-08', '2031-07-09')).status).toBe(409);
        const known = (await runs()).find(({ from }) => from === '2031-07-09');
        expect((await start('2031-07-09')).body.value).toEqual({ runId: known!.id });
        expect((await start('2031-07-01')).body.value).toEqual({ runId: null });
      },
    );

    await rule('every report comes as a file that no spreadsheet runs', async () => {
      const answer = await tree.app.inject({
        method: 'GET',
        url: '/wps/agent/reports/daily/csv?side=TO_PAY',
        headers: { authorization: tree.token('b') },
      });
      expect(answer.headers['content-type']).toContain('text/csv');
      expect(answer.body.split('\r\n')[0]).toContain('id,kind,from,to,receiver,payer,gross');
      expect(answer.body).toContain('treec,treeb,5.00');
      for (const report of ['overview', 'downlines', 'statements', 'income', 'bets', 'realtime']) {
        const file = await tree.app.inject({
          method: 'GET',
          url: `/wps/agent/reports/${report}/csv`,
          headers: { authorization: tree.token('a') },
        });
        expect([report, file.statusCode]).toEqual([report, 200]);
      }
      const foreign = await tree.app.inject({
        method: 'GET',
        url: '/wps/agent/reports/statements/csv?username=treea',
        headers: { authorization: tree.token('b') },
      });
      expect(foreign.statusCode).toBe(404);
    });
  },
  STORY_MS,
);
