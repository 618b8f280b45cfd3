import type { Weapon } from '@baize/games';

type Choice = { level: number; weapon: Weapon };

/** The cannon and the net of a visit, kept over a reload; the next visit begins with the smallest. */
export function keepChoice(visitId: string, { level, weapon }: Choice): void {
  try {
    sessionStorage.setItem(KEY, `${visitId} ${level} ${weapon}`);
  } catch {
    // A browser that keeps nothing begins again with the smallest cannon.
  }
}

export function readChoice(visitId: string, levels: number): Choice {
  const [ofVisit, ...chosen] = kept().split(' ');
  const [level, weapon] = ofVisit === visitId ? chosen : [];
  const isLevel = Number(level) >= 1 && Number(level) <= levels;
  return { level: isLevel ? Number(level) : 1, weapon: weapon === 'net' ? 'net' : 'bolt' };
}

const KEY = 'baize.fish';

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
