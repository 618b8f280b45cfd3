import { type TopAndBottom, topAndBottomPlays, topPlay } from '../plays/thai-plays.ts';
import { drawDigits } from './four-digits.ts';
import { lotteryKind } from './kind.ts';

const facts = ({ top, bottom }: TopAndBottom) => ({
  top3: top.slice(-3),
  top2: top.slice(-2),
  bottom2: bottom,
});

/** Six digits on top, two of their own below. */
export const thai = lotteryKind<TopAndBottom>({
  code: 'thai',
  version: 1,
  name: 'Thai Lottery',
  rules: { draw: '6 digits, then 2' },
  plays: topAndBottomPlays,
  draw: (chance) => ({ top: drawDigits(chance, 6), bottom: drawDigits(chance, 2) }),
  printed: ({ top, bottom }) => `${top} ${bottom}`,
  facts,
});

/** Four digits; the first two are the bottom. */
export const lao = lotteryKind<TopAndBottom>({
  code: 'lao',
  version: 1,
  name: 'Lao Lottery',
  rules: { draw: '4 digits' },
  plays: [topPlay(4, '6000'), ...topAndBottomPlays],
  draw: (chance) => {
    const top = drawDigits(chance, 4);
    return { top, bottom: top.slice(0, 2) };
  },
  printed: ({ top }) => top,
  facts,
});
