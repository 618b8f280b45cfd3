import { live as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import { type Play, playerOf } from '../../play/index.ts';
import { isTableFor } from '../tables/table.ts';
import type { ChipNews } from './chip-news.ts';
import { decide } from './decide.ts';
import { placeChips } from './place-chips.ts';

export function betRoutes(app: FastifyInstance, tables: { play: Play; news: ChipNews }): void {
  serve(app, contract.bet, (input, caller) => {
    if (!isTableFor(tables.play.house, caller, input.tableId)) refuse('GAME_NOT_FOUND');
    return placeChips(tables, playerOf(caller), input);
  });
  serve(app, contract.decide, (input, caller) => decide(tables.play, playerOf(caller), input));
}
