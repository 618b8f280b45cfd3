import { elevenFive } from './kinds/eleven-five.ts';
import { fourDigits } from './kinds/four-digits.ts';
import { k3 } from './kinds/k3.ts';
import { keno80 } from './kinds/keno80.ts';
import { lucky28 } from './kinds/lucky28.ts';
import { markSix } from './kinds/mark-six.ts';
import { pk10 } from './kinds/pk10.ts';
import { ssc } from './kinds/ssc.ts';
import { lao, thai } from './kinds/thai.ts';
import { vietnamNorth, vietnamSouth } from './kinds/vietnam.ts';
import { wingo } from './kinds/wingo.ts';
import type { LotteryKind } from './lottery.ts';

const kinds: readonly LotteryKind[] = [
  ...([ssc, elevenFive, k3, pk10, markSix] as LotteryKind[]),
  ...([vietnamNorth, vietnamSouth, thai, lao, fourDigits] as LotteryKind[]),
  ...([lucky28, keno80, wingo] as LotteryKind[]),
];

/** Every kind of lottery, by its code. */
export const lotteryKinds: ReadonlyMap<string, LotteryKind> = new Map(
  kinds.map((kind) => [kind.code, kind]),
);
