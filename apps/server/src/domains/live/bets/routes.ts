import { live as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import { type Play, playerOf } from '../../play/index.ts';
import type { ChipNews } from './chip-news.ts';
import { decide } from './decide.ts';
import { placeChips } from './place-chips.ts';

export function betRoutes(app: FastifyInstance, tables: { play: Play; news: ChipNews }): void {
  serve(app, contract.bet, (input, caller) => placeChips(tables, playerOf(caller), input));
  serve(app, contract.decide, (input, caller) => decide(tables.play, playerOf(caller), input));
}
