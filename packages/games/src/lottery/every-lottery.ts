import type { LotteryKind } from './lottery.ts';
import { ssc } from './ssc.ts';

const kinds = [ssc];

/** Every kind of lottery, by its code. */
export const lotteryKinds: ReadonlyMap<string, LotteryKind> = new Map(
  kinds.map((kind) => [kind.code, kind as LotteryKind]),
);
