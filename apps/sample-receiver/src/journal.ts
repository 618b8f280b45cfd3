import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Told = { number: number; name: string; at: string; data: unknown };

/**
 * Takes each number once: one line for each event, written before the house is answered. What comes
 * again, after a lost answer or by a replay, is known by its number.
 */
export function openJournal(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Set(lines.map((line) => (JSON.parse(line) as Told).number));
  return {
    take(events: readonly Told[]): Told[] {
      const fresh = events.filter(({ number }) => !known.has(number));
      if (fresh.length === 0) return fresh;
      appendFileSync(file, fresh.map((event) => `${JSON.stringify(event)}\n`).join(''));
      for (const { number } of fresh) known.add(number);
      return fresh;
    },
  };
}
