/** The ticker of the lobby: a picture of play, kept in this browser, and no money of anyone's. */
export const JACKPOT_MIN = 100_000_000;
export const JACKPOT_MAX = 150_000_000;
export const JACKPOT_START = 101_000_000;
const GROWTH = { min: 100, max: 500 };
const PAUSES_MS = [3_000, 4_000, 5_000] as const;

/** Grows by 100 to 500, to the cent; above the maximum it begins anew. */
export function nextJackpot(now: number, share: number): number {
  const grown = now + GROWTH.min + share * (GROWTH.max - GROWTH.min);
  return grown > JACKPOT_MAX ? JACKPOT_START : Math.round(grown * 100) / 100;
}

export function nextPauseMs(share: number): number {
  return PAUSES_MS[Math.min(PAUSES_MS.length - 1, Math.floor(share * PAUSES_MS.length))]!;
}

/** What was kept counts only where it can have come from here. */
export function readJackpot(stored: string | null): number {
  const kept = Number(stored);
  return kept >= JACKPOT_MIN && kept <= JACKPOT_MAX ? kept : JACKPOT_START;
}

export type Pot = { pot: string; amount: number };

/** The one that the plate shows; a house without pots shows none. */
export function greatestPot(pots: readonly Pot[]): number | undefined {
  return pots.length > 0 ? Math.max(...pots.map(({ amount }) => amount)) : undefined;
}
