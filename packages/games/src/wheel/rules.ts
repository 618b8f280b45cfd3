import { readFields, readWord } from '../choice.ts';

export const wheelRisks = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof wheelRisks)[number];
export type WheelSegments = 10 | 20 | 30 | 50;
export type WheelChoice = { segments: WheelSegments; risk: WheelRisk };

const LOW = [15, 12, 12, 12, 0, 12, 12, 12, 12, 0];

const lowOf = (segments: number) => Array.from({ length: segments / 10 }, () => LOW).flat();

/** One segment pays 0.99 times their number, the others nothing. */
const highOf = (segments: number) => {
  const none = new Array<number>(segments - 1).fill(0);
  return [...none, (segments * 99) / 10];
};

/** Every second segment pays; the others are empty. */
const paysEverySecond = (first: 0 | 1, pays: readonly number[]) =>
  pays.flatMap((pay) => (first === 0 ? [pay, 0] : [0, pay]));

/** Tenths of the stake for each segment, by index. */
export const wheelRules: Record<WheelSegments, Record<WheelRisk, readonly number[]>> = {
  10: { low: LOW, medium: paysEverySecond(1, [19, 15, 20, 15, 30]), high: highOf(10) },
  20: {
    low: lowOf(20),
    medium: paysEverySecond(0, [15, 20, 20, 20, 15, 30, 18, 20, 20, 20]),
    high: highOf(20),
  },
  30: {
    low: lowOf(30),
    medium: paysEverySecond(0, [15, 15, 20, 15, 20, 20, 15, 30, 15, 20, 20, 17, 40, 15, 20]),
    high: highOf(30),
  },
  50: {
    low: lowOf(50),
    medium: paysEverySecond(
      0,
      [
        20, 15, 20, 15, 30, 15, 15, 20, 15, 30, 15, 20, 15, 20, 20, 15, 30, 15, 20, 15, 15, 50, 15,
        20, 15,
      ],
    ),
    high: highOf(50),
  },
};

const SEGMENTS: readonly WheelSegments[] = [10, 20, 30, 50];

export const wheelChoices: WheelChoice[] = SEGMENTS.flatMap((segments) =>
  wheelRisks.map((risk) => ({ segments, risk })),
);

/** Reads `{segments: 10, risk: "low"}`. */
export function readWheelChoice(choice: unknown): WheelChoice | undefined {
  const fields = readFields(choice, ['segments', 'risk']);
  const segments = SEGMENTS.find((known) => known === fields?.segments);
  const risk = readWord(fields?.risk, wheelRisks);
  return segments && risk ? { segments, risk } : undefined;
}
