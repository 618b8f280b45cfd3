type Score = { home: number; away: number };

/** `1-0 0-2` as the score of each period; undefined where something else was typed. */
export function readPeriods(typed: string): Score[] | undefined {
  const words = typed.trim().split(/[\s,;]+/);
  const periods = words.map((word) => /^(\d{1,3})[-–:](\d{1,3})$/.exec(word));
  if (periods.length > 20 || periods.some((period) => !period)) return undefined;
  return periods.map((period) => ({ home: Number(period![1]), away: Number(period![2]) }));
}
