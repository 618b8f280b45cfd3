import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import { money, percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../platform/database.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import { cashOf } from '../../testing/players.ts';
import { setRebates } from '../members/index.ts';
import { openPlay, type Play, placeBet, settleBet } from '../play/index.ts';
import { reconcile } from '../wallet/index.ts';
import { startContract } from './contracts/contract-changes.ts';
import { insertProposal } from './contracts/proposals.ts';
import { runSalaries } from './pay/due-runs.ts';
import { creditAccruals } from './rebates/credit.ts';
import { checkSums } from './sums/check-sums.ts';
import {
  type BookBet,
  type BookTree,
  bookNets,
  bookRebates,
  bookSalaries,
} from './testing/by-the-book.ts';
import { openTree, type Tree } from './testing/tree.ts';

const PEOPLE = 14;
const BETS = 60;
const ACTIVE_FROM = money('500');
// Any seed must do; this one is said so that a failure can be seen again.
const SEED = 20311114;
const noon = Date.UTC(2031, 10, 14, 4);

/** A small generator of numbers below a limit: the same ones for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const draw = numbers(SEED);
const book = drawTree();
const bets: BookBet[] = Array.from({ length: BETS }, () => {
  const stake = money(`${1 + draw(400)}.${10 + draw(90)}`);
  return { who: draw(PEOPLE), stake, payout: [0n, stake, stake * 2n][draw(3)]! };
});

/** Rates never rise downwards; everyone but some of the last has a contract of at most their upline's. */
function drawTree(): BookTree {
  const parents = Array.from({ length: PEOPLE }, (_, n) => (n === 0 ? null : draw(n)));
  const steps: number[] = [];
  const daily: BookTree['daily'] = [];
  for (const [n, parent] of parents.entries()) {
    steps[n] = parent === null ? 10 : draw(steps[parent]! + 1);
    const above = parent === null ? undefined : daily[parent];
    const top = above === undefined ? 20 : above === null ? 0 : Number(above[1]!.rate / 1_000n);
    const rate = top < 3 ? 0 : top - draw(Math.min(3, top - 1));
    daily[n] =
      rate === 0
        ? null
        : [
            { bet: money(String(50 + draw(200))), active: 0, rate: BigInt(rate - 1) * 1_000n },
            { bet: money(String(400 + draw(900))), active: draw(3), rate: BigInt(rate) * 1_000n },
          ];
  }
  return { parents, rebates: steps.map((step) => percent(`0.${step === 10 ? 9 : step}`)), daily };
}

let tree: Tree;
let play: Play;
const name = (n: number) => `n${n}`;

beforeAll(async () => {
  tree = await openTree(
    Object.fromEntries(
      book.parents.map((parent, n) => [name(n), parent === null ? null : name(parent)]),
    ),
  );
  tree.house.clock.moveTo(new Date(noon));
  play = openPlay(tree.house);
  await begin(tree.house.db, async (tx) => {
    for (const [n, tiers] of book.daily.entries()) {
      await setRebates(tx, tree.id(name(n)), { RNG: book.rebates[n]! });
      if (!tiers) continue;
      const parent = book.parents[n]!;
      const made = await insertProposal(tree.house, tx, {
        kind: 'DAILY',
        receiverId: tree.id(name(n)),
        giverId: parent === null ? null : tree.id(name(parent)),
        terms: {
          tiers: tiers.map(({ bet, active, rate }) => ({
            validBet: bet,
            activeMembers: active,
            rate,
            loss: 0n,
            singleBet: 0n,
            lossRate: 0n,
          })),
          period: 'HALF_MONTH',
          carry: 'NONE',
        },
      });
      await startContract(tree.house, tx, made);
    }
  });
  for (const bet of bets) {
    const { bet: made } = await placeBet(play, {
      memberId: tree.id(name(bet.who)),
      currency: 'USD',
      requestId: randomUUID(),
      vendor: 'BAIZE',
      gameCode: 'dice',
      category: 'RNG',
      stake: bet.stake,
    });
    await settleBet(play, made, { payout: bet.payout });
  }
  await drainEvents(tree.house);
});
afterAll(async () => {
  await play.lanes.close();
  await tree.close();
});

async function gains(work: () => Promise<unknown>): Promise<bigint[]> {
  const held = () => Promise.all(book.parents.map((_, n) => cashOf(tree.house, tree.id(name(n)))));
  const before = await held();
  await work();
  return (await held()).map((cash, n) => cash - before[n]!);
}

test('the rebates of a random tree are what an independent count makes them', async () => {
  const got = await gains(() => creditAccruals(tree.house, ['own', 'difference']));
  expect(got).toEqual(bookRebates(book, bets));
  expect(got.some((gain) => gain > 0n)).toBe(true);
});

test('the daily salaries of a random tree are what an independent count makes them', async () => {
  tree.house.clock.moveTo(new Date(noon + days(1)));
  const got = await gains(() => Promise.all([runSalaries(tree.house), runSalaries(tree.house)]));
  const gross = bookSalaries(book, bets, ACTIVE_FROM);
  expect(gross.filter((amount) => amount > 0n).length).toBeGreaterThan(3);
  expect(got).toEqual(bookNets(book, gross));
  expect(await checkSums(tree.house)).toEqual([]);
  expect((await reconcile(tree.serveUrl)).fault).toBeNull();
});
