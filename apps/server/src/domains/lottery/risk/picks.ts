import { type LotteryPlay, type PrizeTerms, prizeOf, type Selection } from '@baize/games';
import { type Money, money } from '@baize/money';

/** What a row is staked on, number by number; none where only whole combinations win. */
export function picksOf({ form }: LotteryPlay, selection: Selection): string[] {
  if ('spots' in selection) return [...selection.spots];
  if ('texts' in selection) {
    return form.kind === 'texts' && form.atLeast === 1 ? [...selection.texts] : [];
  }
  if ('numbers' in selection) {
    return form.kind === 'numbers' && form.atLeast === 1 ? selection.numbers.map(String) : [];
  }
  if (form.kind !== 'positions' || form.needsAll) return [];
  return selection.positions.flatMap((numbers, place) =>
    numbers.map((number) => `${form.names[place]}-${number}`),
  );
}

/** Whether a row of this play is staked on single numbers, so that one of them can be closed. */
export function hasPicks({ form }: LotteryPlay): boolean {
  if (form.kind === 'texts' || form.kind === 'numbers') return form.atLeast === 1;
  return form.kind === 'spots' || !form.needsAll;
}

/** What one pick pays when it comes once, at the highest prize of its play. */
export function payoutOfPick(play: LotteryPlay, terms: PrizeTerms, perNote: Money): Money {
  const highest = play.prizes
    .map((prize) => prizeOf(prize, terms))
    .reduce((most, prize) => (prize > most ? prize : most), 0n);
  return (highest * perNote) / (play.mode === 'LOTT' ? money('2') : money('1'));
}
