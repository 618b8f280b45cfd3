import type { DeckCard } from '../deck.ts';
import { kindOfRank, rankCards } from '../poker/rank.ts';
import { type Arrangement, type Row, winOfRow } from './rows.ts';

/**
 * How often a row of each kind wins among people who arrange well, from its lowest to its highest;
 * good enough to choose by, and never part of a result.
 */
const CHANCES: Record<Row, readonly number[]> = {
  front: [0, 0.38, 0.96, 0.96, 1, 1, 1, 1, 1, 1],
  middle: [0, 0.08, 0.32, 0.58, 0.68, 0.8, 0.92, 0.98, 0.99, 1],
  back: [0, 0.01, 0.05, 0.16, 0.26, 0.42, 0.64, 0.94, 0.98, 1],
};

/** The arrangement that promises most of all 72,072, none of them a foul. */
export function arrangeThirteen(cards: readonly DeckCard[]): Arrangement {
  const ranked = rankChoices(cards);
  const worths = { front: worthsOf('front', ranked), middle: worthsOf('middle', ranked) };
  const backs = worthsOf('back', ranked);
  let best = { worth: Number.NEGATIVE_INFINITY, back: 0, middle: 0 };
  for (const back of ranked.fives) {
    for (const middle of ranked.fives) {
      if (back & middle || ranked.ranks[middle]! > ranked.ranks[back]!) continue;
      const front = ALL & ~(back | middle);
      if (ranked.ranks[front]! > ranked.ranks[middle]!) continue;
      const worth = backs[back]! + worths.middle[middle]! + worths.front[front]!;
      if (worth > best.worth) best = { worth, back, middle };
    }
  }
  const chosen = (mask: number) => cards.filter((_, place) => mask & (1 << place));
  return {
    front: chosen(ALL & ~(best.back | best.middle)),
    middle: chosen(best.middle),
    back: chosen(best.back),
  };
}

const CARDS = 13;
const ALL = (1 << CARDS) - 1;

type Choices = { readonly ranks: Int32Array; readonly threes: number[]; readonly fives: number[] };

/** The rank of every three and every five of the cards, by the mask of their places. */
function rankChoices(cards: readonly DeckCard[]): Choices {
  const choices: Choices = { ranks: new Int32Array(ALL + 1), threes: [], fives: [] };
  for (let mask = 0; mask <= ALL; mask += 1) {
    const chosen = cards.filter((_, place) => mask & (1 << place));
    if (chosen.length !== 3 && chosen.length !== 5) continue;
    choices.ranks[mask] = rankCards(chosen);
    (chosen.length === 3 ? choices.threes : choices.fives).push(mask);
  }
  return choices;
}

function worthsOf(row: Row, { ranks, threes, fives }: Choices): Float64Array {
  const worths = new Float64Array(ALL + 1);
  for (const mask of row === 'front' ? threes : fives) worths[mask] = worthOf(row, ranks[mask]!);
  return worths;
}

/** Points that are hoped for: those it wins, less the one it loses. */
function worthOf(row: Row, rank: number): number {
  const kind = rank >> 20;
  const [low, high] = [CHANCES[row][kind]!, CHANCES[row][kind + 1]!];
  // The first two heights say most of how good it is among its kind.
  const within = (((rank >> 12) & 255) - 0x20) / (0xee - 0x20);
  const chance = low + (high - low) * within;
  return chance * winOfRow(row, kindOfRank(rank)) - (1 - chance);
}
