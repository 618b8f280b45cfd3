import { elevenFive } from './eleven-five.ts';
import { fourDigits } from './four-digits.ts';
import { k3 } from './k3.ts';
import { keno80 } from './keno80.ts';
import type { LotteryKind } from './lottery.ts';
import { lucky28 } from './lucky28.ts';
import { markSix } from './mark-six.ts';
import { pk10 } from './pk10.ts';
import { ssc } from './ssc.ts';
import { lao, thai } from './thai.ts';
import { vietnamNorth, vietnamSouth } from './vietnam.ts';
import { wingo } from './wingo.ts';

const kinds: readonly LotteryKind[] = [
  ...([ssc, elevenFive, k3, pk10, markSix] as LotteryKind[]),
  ...([vietnamNorth, vietnamSouth, thai, lao, fourDigits] as LotteryKind[]),
  ...([lucky28, keno80, wingo] as LotteryKind[]),
];

/** Every kind of lottery, by its code. */
export const lotteryKinds: ReadonlyMap<string, LotteryKind> = new Map(
  kinds.map((kind) => [kind.code, kind]),
);
