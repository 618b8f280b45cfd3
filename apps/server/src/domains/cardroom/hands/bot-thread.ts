import { parentPort } from 'node:worker_threads';
import { type CardGameCode, cardGames } from '@baize/games';
import { type BotSeed, type BotView, chanceFrom } from './bot-seed.ts';

/** A position to think about beside the server's own thread. */
export type Question = { id: number; game: CardGameCode; view: BotView; seed: BotSeed };
export type Thought = { id: number; move: unknown } | { id: number; fault: string };

parentPort!.on('message', ({ id, game, view, seed }: Question) => {
  parentPort!.postMessage(think({ id, game, view, seed }));
});

function think({ id, game, view, seed }: Question): Thought {
  try {
    return { id, move: cardGames.get(game)!.bot(view, chanceFrom(seed)) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}
