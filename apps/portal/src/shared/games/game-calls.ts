import { catalogue, type Output } from '@baize/contract';
import { ask } from '../calls/api.ts';

type Toggled = Output<typeof catalogue.addFavourite.input>;

export const readFavouriteIds = (signal: AbortSignal) => ask(catalogue.favouriteIds, {}, signal);

export const turnFavourite = (game: Toggled, isMarked: boolean) =>
  ask(isMarked ? catalogue.addFavourite : catalogue.removeFavourite, game);

export const readGame = (game: { nodeId: number; vassalage: string }) =>
  ask(catalogue.singleGame, { ...game, gameId: '', gameCode: '', language: '' });
