import { sportsbookBets as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { Play } from '../../play/index.ts';
import { cashOut, quoteCashOut } from './cash-out.ts';
import { listFavourites, setFavourite } from './favourites.ts';
import { listOwnBets, setAutoCashOut, showOwnBet } from './own-bets.ts';
import { placeSlip } from './place.ts';
import { quoteSlip } from './quote.ts';
import { loadSlip, shareSlip } from './shared-slips.ts';

export function betRoutes(app: FastifyInstance, play: Play): void {
  const { house } = play;
  serve(app, contract.quote, (input, caller) => quoteSlip(house, caller, input));
  serve(app, contract.place, (input, caller) => placeSlip(play, caller, input));
  serve(app, contract.bets, (input, caller) => listOwnBets(house, caller, input));
  serve(app, contract.bet, ({ betId }, caller) => showOwnBet(house, caller, betId));
  serve(app, contract.cashOutQuote, (input, caller) => quoteCashOut(house, caller, input));
  serve(app, contract.cashOut, (input, caller) => cashOut(play, caller, input));
  serve(app, contract.setAutoCashOut, (input, caller) => setAutoCashOut(house, caller, input));
  serve(app, contract.shareSlip, (input, caller) => shareSlip(house, caller, input));
  serve(app, contract.loadSlip, ({ code }, caller) => loadSlip(house, caller, code));
  serve(app, contract.favourites, (_input, caller) => listFavourites(house, caller));
  serve(app, contract.setFavourite, (input, caller) => setFavourite(house, caller, input));
}
