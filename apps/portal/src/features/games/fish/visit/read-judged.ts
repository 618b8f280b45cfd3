import type { fish as contract, Wire } from '@baize/contract';
import { money } from '@baize/money';
import type { Judged } from './shooter.ts';

type Told = Wire<typeof contract.shoot.value>;
type ToldCatch = Told['results'][number]['caught'][number];
type ToldMagazine = Told['closed'][number];

/** What came of shots is told four times a second: by its shape it takes a frame several times as long to read. */
export function readJudged(value: unknown): Judged {
  const { now, results, refused, closed, pending, balance, againInMs } = value as Told;
  return {
    now,
    results: results.map(({ magazineId, n, outcome, caught, pots }) => ({
      magazineId,
      n,
      outcome,
      caught: caught.map(readCatch),
      pots,
    })),
    refused,
    closed: closed.map(readMagazine),
    pending: money(pending),
    balance: money(balance),
    againInMs,
  };
}

const readCatch = ({ seat, bullet, fishId, worth, pay, takes, at }: ToldCatch) => ({
  seat,
  bullet,
  fishId,
  worth,
  pay: money(pay),
  takes,
  at,
});

function readMagazine(told: ToldMagazine): Judged['closed'][number] {
  const { magazineId, cost, bullets, firstNonce, loadedAt, state, fired, hit, won } = told;
  const amounts = { cost: money(cost), won: money(won) };
  return { magazineId, bullets, firstNonce, loadedAt, state, fired, hit, ...amounts };
}
