import { catalogueFavourites, catalogueLobby, type Output } from '@baize/contract';
import { ask } from '../calls/api.ts';

type Toggled = Output<typeof catalogueFavourites.addFavourite.input>;

export const readFavouriteIds = (signal: AbortSignal) =>
  ask(catalogueFavourites.favouriteIds, {}, signal);

export const turnFavourite = (game: Toggled, isMarked: boolean) =>
  ask(isMarked ? catalogueFavourites.addFavourite : catalogueFavourites.removeFavourite, game);

export const readGame = (game: { nodeId: number; vassalage: string }) =>
  ask(catalogueLobby.singleGame, { ...game, gameId: '', gameCode: '', language: '' });
