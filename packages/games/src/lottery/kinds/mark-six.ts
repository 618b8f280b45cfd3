import { drawSix, markSixPlays, type SixBalls, waveOf } from '../plays/mark-six-plays.ts';
import { parityOf, sumOf } from '../plays/ssc-panel.ts';
import { lotteryKind } from './kind.ts';
import { animalOfDay, animalOfNumber } from './zodiac.ts';

/** Six numbers and a special one, of 1 to 49. */
export const markSix = lotteryKind<SixBalls>({
  code: 'mark6',
  version: 1,
  name: 'Mark Six',
  rules: { draw: '6 + 1 of 1–49' },
  plays: markSixPlays,
  draw: (chance, drawnOn) => drawSix(chance, animalOfDay(drawnOn)),
  printed: ({ numbers, special }) => `${numbers.join(' ')} + ${special}`,
  facts: ({ numbers, special, year }) => ({
    sum: sumOf(numbers) + special,
    size: special === 49 ? 'none' : special >= 25 ? 'big' : 'small',
    parity: special === 49 ? 'none' : parityOf(special),
    wave: waveOf(special),
    animal: animalOfNumber(special, year),
    year,
  }),
});
