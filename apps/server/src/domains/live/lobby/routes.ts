import { live as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { Play } from '../../play/index.ts';
import type { ChipNews } from '../bets/chip-news.ts';
import { showPastBet } from './own-bets.ts';
import { listPastRounds, showGameRules } from './past-rounds.ts';
import { showTable } from './show-table.ts';
import { readTableChat, sayAtTable } from './table-chat.ts';
import { listTables } from './tiles.ts';

export function lobbyRoutes(app: FastifyInstance, tables: { play: Play; news: ChipNews }): void {
  const { house } = tables.play;
  serve(app, contract.listTables, ({ category }, caller) => listTables(house, caller, category));
  serve(app, contract.table, ({ tableId }, caller) => showTable(tables, caller, tableId));
  serve(app, contract.rounds, (input) => listPastRounds(house, input));
  serve(app, contract.findBet, ({ betId }, { memberId }) => showPastBet(house, memberId, betId));
  serve(app, contract.chat, (wanted, caller) => readTableChat(house, caller, wanted));
  serve(app, contract.sayAtTable, (said, caller) => sayAtTable(house, caller, said));
  serve(app, contract.gameRules, ({ game }) => showGameRules(game));
}
