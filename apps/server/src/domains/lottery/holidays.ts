import { days } from '@baize/calendar';
import { lunarNewYears } from '@baize/games';

/** Hà Nội does not draw from the last day of the lunar year to the third of the new one. */
const TET = { before: 1, after: 2 } as const;

const tetDays: ReadonlySet<string> = new Set(
  lunarNewYears.flatMap((first) =>
    Array.from({ length: TET.before + 1 + TET.after }, (_, n) => dayAfter(first, n - TET.before)),
  ),
);

export const isTet = (day: string) => tetDays.has(day);

/** Draws of Thailand that fall on New Year, Teachers' Day and Labour Day are held a day later. */
export const thaiMoves: Readonly<Record<string, string>> = {
  '01-01': '01-02',
  '01-16': '01-17',
  '05-01': '05-02',
};

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10);
}
