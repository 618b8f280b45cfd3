import { fourDigitTiers } from './kinds/four-digits.ts';
import { vietnamTiers } from './kinds/vietnam.ts';
import { animalOfDay } from './kinds/zodiac.ts';

/** A part of a draw that is typed in: so many values, of so many digits or up to a number. */
export type ResultField = {
  readonly code: string;
  readonly count: number;
  readonly digits?: number;
  readonly highest?: number;
};

type Values = Readonly<Record<string, readonly string[]>>;

type Entry = {
  readonly fields: readonly ResultField[];
  /** From values that fit their fields; undefined where they are no draw together. */
  resultOf(values: Values, drawnOn: string): unknown;
};

const PRIZES = [
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
];

function vietnam(tiers: readonly (readonly [count: number, digits: number])[]): Entry {
  const fields = tiers.map(([count, digits], n) => ({ code: PRIZES[n]!, count, digits }));
  return { fields, resultOf: (values) => ({ prizes: fields.map(({ code }) => values[code]!) }) };
}

const entries: Readonly<Record<string, Entry>> = {
  'vn-north': vietnam(vietnamTiers.north),
  'vn-south': vietnam(vietnamTiers.south),
  thai: {
    fields: [
      { code: 'top', count: 1, digits: 6 },
      { code: 'bottom', count: 1, digits: 2 },
    ],
    resultOf: ({ top, bottom }) => ({ top: top![0]!, bottom: bottom![0]! }),
  },
  lao: {
    fields: [{ code: 'top', count: 1, digits: 4 }],
    resultOf: ({ top }) => ({ top: top![0]!, bottom: top![0]!.slice(0, 2) }),
  },
  '4d': {
    fields: Object.entries(fourDigitTiers).map(([code, count]) => ({ code, count, digits: 4 })),
    resultOf: (values) => values,
  },
  mark6: {
    fields: [
      { code: 'numbers', count: 6, highest: 49 },
      { code: 'special', count: 1, highest: 49 },
    ],
    resultOf: (values, drawnOn) => {
      const drawn = [...values.numbers!, ...values.special!].map(Number);
      if (new Set(drawn).size !== drawn.length) return undefined;
      return { numbers: drawn.slice(0, 6), special: drawn[6]!, year: animalOfDay(drawnOn) };
    },
  },
};

/** What is typed of a draw that was held elsewhere; undefined for kinds that only the house draws. */
export function resultFieldsOf(kind: string): readonly ResultField[] | undefined {
  return entries[kind]?.fields;
}

export type ReadResult = { result: unknown } | { wrong: string };

/** A whole draw from what was typed, or the field that is wrong. */
export function readResult(kind: string, given: Values, drawnOn: string): ReadResult {
  const entry = entries[kind];
  if (!entry) return { wrong: 'kind' };
  const wrong = entry.fields.find((field) => !fits(field, given[field.code]));
  if (wrong) return { wrong: wrong.code };
  // Whoever tells of more than was drawn has another sheet before them.
  const codes = entry.fields.map(({ code }) => code);
  const unknown = Object.keys(given).find((code) => !codes.includes(code));
  if (unknown !== undefined) return { wrong: unknown };
  const values = Object.fromEntries(codes.map((code) => [code, given[code]!]));
  const result = entry.resultOf(values, drawnOn);
  return result === undefined ? { wrong: entry.fields[0]!.code } : { result };
}

function fits({ count, digits, highest }: ResultField, values: readonly string[] = []): boolean {
  if (values.length !== count) return false;
  return values.every((value) => {
    if (!/^[0-9]+$/.test(value)) return false;
    if (digits !== undefined) return value.length === digits;
    return value.length <= 2 && Number(value) >= 1 && Number(value) <= highest!;
  });
}
