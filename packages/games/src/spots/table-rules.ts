import { type Money, money } from '@baize/money';
import type { Chance } from '../chance.ts';
import { lookAt, question } from '../coverage/coverage.ts';
import type { Played, Return } from '../game.ts';
import { type InstantRules, instantRules, type PaytableSection } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { paySpots, readSpots, type Spot, type SpotsChoice, spotReturn, totalOf } from './spots.ts';

type Table<Result> = {
  code: string;
  version: number;
  name: string;
  rules: unknown;
  spots: ReadonlyMap<string, Spot<Result>>;
  results: readonly { result: Result; weight: number }[];
  usualSpot: string;
  play(choice: SpotsChoice, stake: Money, chance: Chance): Played;
};

/** A table game decided at once: chips on spots, one result, every spot paid by itself. */
export function tableRules<Result>(table: Table<Result>): InstantRules<SpotsChoice> {
  const { code, version, name, rules, spots, results, usualSpot, play } = table;
  const best = (choice: SpotsChoice) =>
    results
      .map(({ result }) => paySpots(choice, spots, result).payout)
      .reduce((most, payout) => (payout > most ? payout : most), 0n);
  const one = [{ id: usualSpot, stake: money('1') }];
  const asked = question('result', () =>
    results.map(({ result, weight }) => ({ answer: result, weight })),
  );
  return instantRules<SpotsChoice>({
    code,
    version,
    name,
    rules,
    play,
    category: 'RNG',
    subType: 'TG',
    limits: usualLimits,
    readChoice: (choice) => readSpots(choice, spots),
    fits: (choice, stake) => totalOf(choice) === stake,
    legs: (choice) =>
      choice.spots.map(({ id, stake }) => ({
        stake,
        looks: [lookAt(asked, (result) => spots.get(id)!.paysOn(result) > 0)],
      })),
    largestPayout: best,
    maxMultiple: (choice) => Number(best(choice)) / Number(totalOf(choice)),
    returnOf: (choice) => returnOfSpots(table, choice),
    returns: () => [...spots.keys()].map((id) => ({ bet: id, ...spotOf(table, id), ...EXACT })),
    usualChoice: { spots: one },
    describe: () => paytable(table),
  });
}

const EXACT = { proof: 'exact' } as const;

const spotOf = <Result>({ spots, results }: Table<Result>, id: string) =>
  spotReturn(spots.get(id)!, results);

function returnOfSpots<Result>(table: Table<Result>, choice: SpotsChoice): Return {
  const { spots, results } = table;
  const all = results.reduce((sum, { weight }) => sum + weight, 0);
  const back = results.map(({ result, weight }) => ({
    weight,
    payout: Number(paySpots(choice, spots, result).payout),
  }));
  const paid = back.reduce((sum, { payout, weight }) => sum + payout * weight, 0);
  const hits = back.filter(({ payout }) => payout > 0);
  return {
    bet: choice.spots.map(({ id }) => id).join(' '),
    returnToPlayer: paid / all / Number(totalOf(choice)),
    hitRate: hits.reduce((sum, { weight }) => sum + weight, 0) / all,
    ...EXACT,
  };
}

function paytable<Result>(table: Table<Result>): PaytableSection[] {
  const rows = [...table.spots.values()].map((spot) => {
    const { returnToPlayer, hitRate } = spotOf(table, spot.id);
    const pays = new Set(table.results.map(({ result }) => spot.paysOn(result)));
    const shown = [...pays].filter((pay) => pay > 0).sort((a, b) => a - b);
    return [spot.id, shown.join(' / '), hitRate, returnToPlayer];
  });
  return [{ key: 'spots', columns: ['spot', 'pays', 'chance', 'return'], rows }];
}
