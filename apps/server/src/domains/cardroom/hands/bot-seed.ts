import { createHmac } from 'node:crypto';
import { type CardGame, type Chance, chanceOf } from '@baize/games';

/** What a bot draws its moods from for one move. */
export type BotSeed = { serverSeed: string; clientSeed: string; nonce: number };

export const chanceFrom = (seed: BotSeed): Chance => chanceOf(seed, hmacOf);

export const hmacOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** What a seat may see, as the bot of its game reads it. */
export type BotView = Parameters<CardGame['bot']>[0];
