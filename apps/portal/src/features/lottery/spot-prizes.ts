import { animalOfDay, type LotteryPlay } from '@baize/games';

type At = { issue: { number: string } | null; now: number };

/** The prizes that a spot can bring in the issue that runs. */
export function prizesOfSpot({ lines }: LotteryPlay, board: At, spot: string): readonly string[] {
  // Animals have no lines of their own: what they pay follows from the year, not from which they are.
  if (lines.some(({ id }) => id === 'own-animal')) return [animalPrize(board, spot)];
  return lines.find(({ id }) => id === spot)?.prizes ?? [];
}

/** The animal of the year of the draw has one number more than the others, and pays less. */
function animalPrize({ issue, now }: At, spot: string): string {
  const day = issue
    ? issue.number.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')
    : new Date(now).toISOString().slice(0, 10);
  return animalOfDay(day) === spot ? 'own-animal' : 'animal';
}
