import type { Weapon } from '@baize/games';

type Choice = { level: number; weapon: Weapon };

/** The cannon and the net of a visit, kept over a reload; the next visit begins with the smallest. */
export function keepChoice(visitId: string, { level, weapon }: Choice): void {
  try {
    sessionStorage.setItem(keyOf(visitId), `${level} ${weapon}`);
  } catch {
    // A browser that keeps nothing begins again with the smallest cannon.
  }
}

export function readChoice(visitId: string, levels: number): Choice {
  const [level, weapon] = kept(visitId).split(' ');
  const isLevel = Number(level) >= 1 && Number(level) <= levels;
  return { level: isLevel ? Number(level) : 1, weapon: weapon === 'net' ? 'net' : 'bolt' };
}

const keyOf = (visitId: string) => `baize.fish.${visitId}`;

function kept(visitId: string): string {
  try {
    return sessionStorage.getItem(keyOf(visitId)) ?? '';
  } catch {
    return '';
  }
}
