import type { Chance, PaytableSection, Return, Round } from '@baize/games';
import type { Money } from '@baize/money';
import { loadChunk } from '../loading/chunk.ts';

/** A game of our own as the browser can compute it: the same code that decides bets on the server. */
export type OwnGame = {
  code: string;
  version: number;
  hash: string;
  describe(): PaytableSection[];
  readChoice(choice: unknown): unknown;
  usualChoice: unknown;
  returnOf(choice: unknown): Return;
  readAction(action: unknown): unknown;
  replay(so: { choice: unknown; stake: Money; actions: readonly unknown[] }, chance: Chance): Round;
};

type Loaded = { game: unknown };

/** Each game travels by itself; all reels come together. */
const loaders: Record<string, () => Promise<Loaded>> = {
  dice: () => import('./dice.ts'),
  limbo: () => import('./limbo.ts'),
  plinko: () => import('./plinko.ts'),
  keno: () => import('./keno.ts'),
  wheel: () => import('./wheel.ts'),
  mines: () => import('./mines.ts'),
  hilo: () => import('./hilo.ts'),
  roulette: () => import('./roulette.ts'),
  'sic-bo': () => import('./sic-bo.ts'),
  bingo: () => import('./bingo.ts'),
};

const SHARED = ['crash'];

export const namedGames: readonly string[] = Object.keys(loaders);

/** Every other code of ours is a slot. */
export function hasOwnGame(code: string): boolean {
  return !SHARED.includes(code);
}

export async function loadOwnGame(code: string): Promise<OwnGame> {
  const load = loaders[code];
  if (load) return (await loadChunk(load)).game as OwnGame;
  const { slots } = await loadChunk(() => import('./slots.ts'));
  const slot = slots.find((game) => game.code === code);
  if (!slot) throw new Error(`No game is called ${code}`);
  return slot as unknown as OwnGame;
}
