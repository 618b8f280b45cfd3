import { randomUUID } from 'node:crypto';
import { crashPoint, crashTimeOf, isOfChain } from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopClock } from '../../../testing/clock.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { openFirstOperators } from '../../operators/index.ts';
import { finishBets, openPlay, type Play, type RoundDriver, runRounds } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { openCrash } from './crash.ts';
import { crashFinisher, openCrashDriver } from './driver.ts';
import { type CrashRound, lastRound } from './rounds.ts';
import { isStakeWaiting } from './runner.ts';

let test_: TestHouse;
let play: Play;
let said: Record<string, unknown>[] = [];
let isWatched = true;

beforeAll(async () => {
  test_ = await openPlayersHouse({ drivesCrash: false });
  stopClock(test_.house);
  play = openPlay(test_.house);
  for (let member = 1n; member <= 30n; member += 1n) await openPlayer(test_.house, member, '1000');
  await openFirstOperators(test_.house, ['admin', 'admin2'].map(administrator));
  const { realtime } = test_.house;
  realtime.isHeard = () => isWatched;
  realtime.publish = (topic, body) => void (topic === 'game:crash' && said.push(body));
});

const administrator = (username: string) => ({
  username,
  name: username,
  roles: ['admin' as const],
  password: 'not asked for here',
  needsPasswordChange: false,
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

type Shown = {
  betId: string;
  state: string;
  payout: number;
  balance?: number;
  steps: { step: string; round?: string; multiplier?: number; hash?: string }[];
  fairness?: { nonce: number; serverSeed: string | null } | null;
};

const now = () => test_.house.clock.now().getTime();
const standAt = (ms: number) => test_.house.clock.moveTo(new Date(Math.ceil(ms)));

function bet(member: number, choice: object = {}, stake = 10, requestId: string = randomUUID()) {
  const order = { requestId, gameCode: 'crash', stake, choice };
  return ask<Shown>(test_.app, `member:${member}`, 'POST', '/wps/game/bet', order);
}

function cashOut(member: number, betId: string, requestId: string = randomUUID()) {
  const order = { requestId, betId, action: 'cashout' };
  return ask<Shown>(test_.app, `member:${member}`, 'POST', '/wps/game/act', order);
}

function cancel(member: number, betId: string, requestId: string = randomUUID()) {
  const order = { requestId, betId, action: 'cancel' };
  return ask<Shown>(test_.app, `member:${member}`, 'POST', '/wps/game/act', order);
}

async function read(member: number, betId: string) {
  return (await ask<Shown>(test_.app, `member:${member}`, 'GET', `/wps/game/bets/${betId}`)).body
    .value;
}

/** Does all that is due now. */
async function drive(driver: RoundDriver): Promise<void> {
  const step = async () => driver.step(isWatched || (await isStakeWaiting(test_.house)));
  for (let steps = 0; steps < 20 && (await step()) < 2; steps += 1);
}

/** A round that takes bets and will fly for a while; those that crash at once are let go by. */
async function longRound(driver: RoundDriver, atLeast = 150): Promise<CrashRound> {
  for (;;) {
    await drive(driver);
    const round = (await lastRound(test_.house))!;
    if (!round.isSettled && now() < round.startsAt && round.crash >= atLeast) return round;
    await end(driver, round);
  }
}

async function end(driver: RoundDriver, round: CrashRound): Promise<void> {
  standAt(Math.max(now(), round.crashAt + 1));
  await drive(driver);
  standAt(round.crashAt + 2_600);
  await drive(driver);
  standAt(round.crashAt + 3_100);
}

const others: Play[] = [];
function openPlayOfAnotherServer(): Play {
  others.push(openPlay(test_.house));
  return others.at(-1)!;
}

test(
  'rounds of crash, one after the other',
  async () => {
    await rule(
      'before the first round everyone sees by which chain it will be checked',
      async () => {
        type State = { round: object | null; chain: { commitment: string; salt: string } };
        const { body } = await ask<State>(test_.app, '', 'GET', '/wps/game/crash');
        expect(body.value.round).toBeNull();
        expect(body.value.chain.commitment).toMatch(/^[0-9a-f]{64}$/);
      },
    );

    await rule(
      'bets, cash-outs by hand and by wish, and the crash: each is paid as the curve stood',
      async () => {
        const driver = openCrashDriver(openCrash(play));
        const round = await longRound(driver);
        const byHand = (await bet(1)).body.value;
        const byWish = (await bet(2, { autoCashout: 1.2 })).body.value;
        const tooFar = (await bet(3, { autoCashout: 1_000_000 })).body.value;
        expect(byHand).toMatchObject({
          state: 'open',
          steps: [{ step: 'bet', round: String(round.id) }],
        });
        expect(byWish.steps).toMatchObject([{ step: 'bet', autoCashout: 1.2 }]);
        expect((await cashOut(1, byHand.betId)).body.errorCode).toBe('bet.action.err');
        standAt(round.startsAt + crashTimeOf(130));
        await drive(driver);
        const out = await cashOut(1, byHand.betId);
        const { state: ended, payout } = out.body.value;
        expect(ended).toBe('settled');
        expect(payout).toBe(13);
        expect(await read(2, byWish.betId)).toMatchObject({ state: 'settled', payout: 12 });
        const state = await ask<{ round: object }>(test_.app, '', 'GET', '/wps/game/crash');
        expect(state.body.value.round).toMatchObject({
          phase: 'flying',
          multiplier: null,
          hash: null,
        });
        expect(JSON.stringify([out.body, state.body, said])).not.toContain(round.hash);
        await end(driver, round);
        expect(await read(3, tooFar.betId)).toMatchObject({ state: 'settled', payout: 0 });
        const whole = await read(1, byHand.betId);
        expect(whole.fairness).toMatchObject({ nonce: round.number, serverSeed: round.hash });
        expect(whole.steps).toMatchObject([
          { step: 'bet' },
          { step: 'cashout', multiplier: expect.closeTo(payout / 10, 6) },
          { step: 'crash', multiplier: round.crash / 100, hash: round.hash },
        ]);
        expect(await cashOf(test_.house, 1n)).toBe(money('990') + money(payout));
        expect(await cashOf(test_.house, 3n)).toBe(money('990'));
      },
    );

    await rule(
      'everyone hears the opening, the start and the crash, which can be checked',
      async () => {
        const driver = openCrashDriver(openCrash(play));
        said = [];
        const round = await longRound(driver, 110);
        await bet(4);
        standAt(round.startsAt + 1);
        await drive(driver);
        await end(driver, round);
        const of = (kind: string) =>
          said.filter((body) => body.kind === kind && body.round === String(round.id));
        expect(of('opening')[0]).toMatchObject({
          previousHash: round.chain.links[round.number - 1],
        });
        expect(of('start')).toHaveLength(1);
        expect(of('crash')).toMatchObject([{ multiplier: round.crash / 100, hash: round.hash }]);
        const { list, chains } = (
          await ask<{
            list: { round: string; number: number; hash: string; multiplier: number }[];
            chains: { commitment: string; salt: string; committedAt: number; saltedAt: number }[];
          }>(test_.app, '', 'GET', '/wps/game/crash/rounds?size=5')
        ).body.value;
        expect(list[0]!.round).toBe(String(round.id));
        const { commitment, salt, committedAt, saltedAt } = chains[0]!;
        expect(saltedAt).toBeGreaterThanOrEqual(committedAt);
        for (const past of list) {
          const known = { round: 0, link: commitment };
          expect(isOfChain({ round: past.number, link: past.hash }, known)).toBe(true);
          expect(crashPoint(past.hash, salt) / 100).toBe(past.multiplier);
        }
      },
    );

    await rule(
      'a bet in flight waits for the next round, and a repeat is told the same',
      async () => {
        const driver = openCrashDriver(openCrash(play));
        const round = await longRound(driver);
        standAt(round.startsAt + 10);
        await drive(driver);
        const requestId = randomUUID();
        const late = await bet(5, {}, 10, requestId);
        expect(late.body.value.steps[0]).toMatchObject({
          step: 'bet',
          round: String(round.id + 1n),
        });
        expect((await bet(5, {}, 10, requestId)).body).toEqual(late.body);
        expect((await bet(5, { autoCashout: 2 }, 10, requestId)).body.errorCode).toBe(
          'exists.transaction',
        );
        expect((await cashOut(5, late.body.value.betId)).body.errorCode).toBe('bet.action.err');
        await end(driver, round);
        isWatched = false;
        await drive(driver);
        const next = (await lastRound(test_.house))!;
        expect(next.id).toBe(round.id + 1n);
        await end(driver, next);
        expect((await read(5, late.body.value.betId)).state).toBe('settled');
        await drive(driver);
        expect((await lastRound(test_.house))!.id).toBe(next.id);
        isWatched = true;
      },
    );

    await rule(
      'until its round begins a bet may be taken back once, with its stake; afterwards it may not',
      async () => {
        const driver = openCrashDriver(openCrash(play));
        const round = await longRound(driver);
        const [early, standing] = [(await bet(9)).body.value, (await bet(9, {}, 7)).body.value];
        said = [];
        const requestId = randomUUID();
        const back = await cancel(9, early.betId, requestId);
        expect(back.body.value).toMatchObject({ state: 'void', payout: 0, balance: 993 });
        expect(back.body.value.steps).toMatchObject([{ step: 'bet' }, { step: 'void' }]);
        expect((await cancel(9, early.betId, requestId)).body).toEqual(back.body);
        expect((await cancel(9, early.betId)).body.errorCode).toBe(
          'account.booked.trans.confirmed',
        );
        expect(await cashOf(test_.house, 9n)).toBe(money('993'));
        await expect
          .poll(() => said.find(({ kind }) => kind === 'cancels'))
          .toMatchObject({ round: String(round.id), cancels: [{ id: early.betId }] });
        standAt(round.startsAt);
        expect((await cancel(9, standing.betId)).body.errorCode).toBe('game.round.begun');
        await drive(driver);
        const queued = (await bet(9, {}, 5)).body.value;
        expect((await cancel(9, queued.betId)).body.value).toMatchObject({ balance: 993 });
        expect((await cancel(10, standing.betId)).body.errorCode).toBe('not.exists.transaction');
        await end(driver, round);
        expect(await read(9, early.betId)).toMatchObject({ state: 'void', payout: 0 });
        expect(await read(9, standing.betId)).toMatchObject({ state: 'settled', payout: 0 });
      },
    );

    await rule(
      'a cash-out counts strictly before the crash, for many players in the same moment',
      async () => {
        const driver = openCrashDriver(openCrash(play));
        const round = await longRound(driver, 120);
        const members = Array.from({ length: 20 }, (_, n) => n + 10);
        const bets = await Promise.all(members.map((member) => bet(member, {}, 1)));
        const cash = (from: number, to: number) =>
          Promise.all(
            members
              .slice(from, to)
              .map((member, n) => cashOut(member, bets[from + n]!.body.value.betId)),
          );
        standAt(round.crashAt - 1_000);
        const inTime = await cash(0, 10);
        standAt(round.crashAt + 5);
        const late = await cash(10, 20);
        for (const { body } of inTime) expect(body.value.state).toBe('settled');
        for (const { body } of late) expect(body.errorCode).toBe('game.round.over');
        await end(driver, round);
        for (const [n, { body }] of bets.entries()) {
          const { payout } = await read(members[n]!, body.value.betId);
          expect(payout > 0).toBe(n < 10);
        }
      },
    );

    await rule(
      'who drove may die between crash and settlement: the next one pays everybody once',
      async () => {
        const first = openCrashDriver(openCrash(play));
        const round = await longRound(first);
        const wish = (await bet(6, { autoCashout: 1.4 })).body.value;
        const lost = (await bet(7)).body.value;
        standAt(round.crashAt + 1);
        await drive(first);
        expect((await read(7, lost.betId)).state).toBe('open');
        const second = openCrashDriver(openCrash(play));
        const third = openCrashDriver(openCrash(openPlayOfAnotherServer()));
        standAt(round.crashAt + 2_600);
        await Promise.all([drive(second), drive(third)]);
        expect(await read(6, wish.betId)).toMatchObject({ state: 'settled', payout: 14 });
        expect(await read(7, lost.betId)).toMatchObject({ state: 'settled', payout: 0 });
        expect(await cashOf(test_.house, 6n)).toBe(money('1004'));
        await Promise.all(others.map(({ lanes }) => lanes.close()));
      },
    );

    await rule(
      'a round goes from server to server while bets are taken and while it flies',
      async () => {
        const round = await longRound(openCrashDriver(openCrash(play)));
        const [early, late] = [
          (await bet(6, { autoCashout: 1.1 })).body.value,
          (await bet(7, { autoCashout: 1.3 })).body.value,
        ];
        said = [];
        const second = openCrashDriver(openCrash(play));
        standAt(round.startsAt - 2_000);
        await second.step(true);
        standAt(round.startsAt + 1);
        await drive(second);
        standAt(round.startsAt + crashTimeOf(120));
        await drive(openCrashDriver(openCrash(play)));
        expect(await read(6, early.betId)).toMatchObject({ state: 'settled', payout: 11 });
        expect(await read(7, late.betId)).toMatchObject({ state: 'open' });
        await end(openCrashDriver(openCrash(play)), round);
        expect(await read(7, late.betId)).toMatchObject({ state: 'settled', payout: 13 });
        const told = said.filter((body) => body.round === String(round.id));
        expect(told.filter(({ kind }) => kind === 'start')).toHaveLength(1);
        expect(told.filter(({ kind }) => kind === 'crash')).toHaveLength(1);
        expect((await lastRound(test_.house))!.id).toBe(round.id);
      },
    );

    await rule('should nobody drive at all, the bets end by what their round came to', async () => {
      const driver = openCrashDriver(openCrash(play));
      const round = await longRound(driver);
      const wish = (await bet(8, { autoCashout: 1.1 })).body.value;
      standAt(round.startsAt + 600_000);
      await finishBets(play, [crashFinisher(openCrash(play))]);
      expect(await read(8, wish.betId)).toMatchObject({ state: 'settled', payout: 11 });
      await drive(driver);
    });

    await rule(
      'a round that was paid is called off by two: stakes go back, wins are taken back, and the record says so',
      async () => {
        const driver = openCrashDriver(openCrash(play));
        const round = await longRound(driver, 130);
        const before = [await cashOf(test_.house, 9n), await cashOf(test_.house, 10n)];
        const won = (await bet(9, { autoCashout: 1.2 })).body.value;
        const lost = (await bet(10)).body.value;
        const voided = `/ops/play/crash-rounds/${round.id}/void`;
        const desk = (who: number, method: 'GET' | 'POST', path: string, body?: object) =>
          ask<{ approvalId: string; list: object[] }>(
            test_.app,
            `operator:${who}:play.correct:play.read:approvals.decide`,
            method,
            path,
            body,
          ).then((answer) => answer.body);
        const why = { reason: 'the curve stood still for some' };
        expect((await desk(1, 'POST', voided, why)).errorCode).toBe('changed.meanwhile');
        await end(driver, round);
        expect(await read(9, won.betId)).toMatchObject({ state: 'settled', payout: 12 });

        const { approvalId } = (await desk(1, 'POST', voided, why)).value;
        const decide = `/ops/approvals/${approvalId}/decide`;
        const yes = { decision: 'approve', note: 'seen' };
        expect((await desk(1, 'POST', decide, yes)).errorCode).toBe('approval.same.person');
        expect(await desk(2, 'POST', decide, yes)).toMatchObject({ success: true });
        driver.forget();
        await drive(driver);
        for (const [member, { betId }] of [[9, won] as const, [10, lost] as const]) {
          const kept = await read(member, betId);
          expect(kept).toMatchObject({ state: 'void', payout: 0 });
          expect(kept.steps.at(-1)).toMatchObject({ step: 'void' });
        }
        expect([await cashOf(test_.house, 9n), await cashOf(test_.house, 10n)]).toEqual(before);
        const { list } = (await desk(1, 'GET', '/ops/play/crash-rounds')).value;
        expect(list).toContainEqual(
          expect.objectContaining({ round: String(round.id), isVoid: true, bets: 0, stake: 0 }),
        );
        type Past = { list: { round: string; isVoid: boolean }[] };
        const shown = await ask<Past>(test_.app, '', 'GET', '/wps/game/crash/rounds?size=9');
        const past = shown.body.value.list.find((one) => one.round === String(round.id));
        expect(past?.isVoid).toBe(true);
      },
    );

    await rule('of several servers one drives, and another takes over when it goes', async () => {
      test_.house.clock.reset();
      const opened: string[] = [];
      const servers = ['a', 'b'].map((name) => {
        const driver = { step: async () => opened.push(name) && 50, forget: () => undefined };
        const findWork = async () => ({ isAny: true, wanted: new Set(['crash']), changed: [] });
        const drivers = new Map([['crash', driver]]);
        return { name, stop: runRounds(test_.house, { name: 'crash', drivers, findWork }).stop };
      });
      await expect.poll(() => opened.length).toBeGreaterThanOrEqual(5);
      expect(new Set(opened).size).toBe(1);
      const [driving, waiting] = opened[0] === 'a' ? servers : [...servers].reverse();
      await driving!.stop();
      opened.length = 0;
      await expect.poll(() => opened.length).toBeGreaterThan(0);
      expect(new Set(opened)).toEqual(new Set([waiting!.name]));
      await waiting!.stop();
    });
  },
  STORY_MS,
);
