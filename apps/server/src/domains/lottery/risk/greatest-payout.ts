import { capSinglePick, type LotteryKind, mostWins, playOf } from '@baize/games';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Lottery } from '../lotteries.ts';
import type { KeptRow } from '../ticket-choice.ts';

/** What a row pays at most where only whole combinations win: as many of them as can win together. */
export function payoutOfRow(
  { kind }: Lottery,
  { play: name, notes }: Pick<KeptRow, 'play' | 'notes'>,
  { ofNote, singlePick }: { ofNote: Money; singlePick: Money },
): Money {
  const play = playOf(kind, name)!;
  const payout = BigInt(Math.min(notes, mostWins(kind, play))) * ofNote;
  return capSinglePick(play, notes, payout, singlePick);
}

type Heaviest = { play: string; isRow: boolean; payout: Money };

/**
 * What an issue could have to pay, on the safe side: of each play the numbers that would cost the most,
 * as many as can come together, and every row of combinations with the most that it can win. No draw
 * pays more; most pay far less.
 */
export async function greatestPayout(
  db: House['db'] | Transaction,
  { code, kind }: Lottery,
  number: string,
): Promise<Money> {
  const formed = (form: string) => kind.plays.filter((play) => play.form.kind === form);
  const codesOf = (form: string) => formed(form).map((play) => play.code);
  // A spot wins once, and a place holds one number; a number that is looked for anywhere may come again.
  const { rows } = await sql<Heaviest>`
    select play, is_row as "isRow", max(payout) as payout from (
      select split_part(scope, ':', 2) as play, scope like 'play:%' as is_row, payout,
        case when split_part(scope, ':', 2) = any(${codesOf('spots')}) then scope
          when split_part(scope, ':', 2) = any(${codesOf('positions')})
            then regexp_replace(scope, '-[^-]*$', '')
          else split_part(scope, ':', 2) end as place
      from lottery_exposure
      where game_code = ${code} and number = ${number} and payout > 0
        and (scope like 'pick:%' or scope like 'play:%')) laid
    group by play, is_row, place`.execute(db);
  return sumHeaviest(kind, rows);
}

/** The same of what tickets lay on an issue, whether or not it is counted by limits. */
export function greatestOfLoads(
  kind: LotteryKind,
  loads: Iterable<{ scope: string; payout: Money }>,
): Money {
  const heaviest = new Map<string, Heaviest>();
  for (const { scope, payout } of loads) {
    const [of, play = ''] = scope.split(':');
    if (payout === 0n || (of !== 'pick' && of !== 'play')) continue;
    const isRow = of === 'play';
    const place = `${of} ${play} ${isRow ? '' : placeOf(kind, play, scope)}`;
    const most = heaviest.get(place)?.payout ?? 0n;
    if (payout > most) heaviest.set(place, { play, isRow, payout });
  }
  return sumHeaviest(kind, [...heaviest.values()]);
}

function placeOf(kind: LotteryKind, play: string, scope: string): string {
  const form = playOf(kind, play)!.form.kind;
  if (form === 'spots') return scope;
  return form === 'positions' ? scope.replace(/-[^-]*$/, '') : play;
}

function sumHeaviest(kind: LotteryKind, rows: readonly Heaviest[]): Money {
  let greatest = 0n;
  const picked = new Map<string, Money[]>();
  for (const { play, isRow, payout } of rows) {
    if (isRow) greatest += payout;
    else picked.set(play, [...(picked.get(play) ?? []), payout]);
  }
  for (const [name, payouts] of picked) {
    const play = playOf(kind, name)!;
    greatest += sumOfMost(payouts, play.form.kind, mostWins(kind, play));
  }
  return greatest;
}

function sumOfMost(payouts: readonly Money[], form: string, most: number): Money {
  if (form !== 'spots' && form !== 'positions') return payouts[0]! * BigInt(most);
  const heaviest = payouts.toSorted((a, b) => (a > b ? -1 : 1)).slice(0, most);
  return heaviest.reduce((sum, payout) => sum + payout, 0n);
}
