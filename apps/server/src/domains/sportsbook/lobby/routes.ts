import { sportsbookFixtures as contract, sportsbookOlderClients as older } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showTable } from './form.ts';
import { showLineHistory } from './line-history.ts';
import { listLive, listResults, listUpcoming, searchMatches, showTree } from './lists.ts';
import { showMatch } from './match-page.ts';
import { listMatchesV2 } from './older-clients.ts';
import { showOutrights } from './outrights.ts';

export function lobbyRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.tree, ({ category }, caller) => showTree(house, caller, category));
  serve(app, contract.live, (input, caller) => listLive(house, caller, input));
  serve(app, contract.upcoming, (input, caller) => listUpcoming(house, caller, input));
  serve(app, contract.search, (input, caller) => searchMatches(house, caller, input));
  serve(app, contract.match, ({ matchId }, caller) => showMatch(house, caller, matchId));
  serve(app, contract.lineHistory, (input) => showLineHistory(house, input));
  serve(app, contract.table, ({ leagueId }, caller) => showTable(house, caller, leagueId));
  serve(app, contract.outrights, ({ leagueId }) => showOutrights(house, leagueId));
  serve(app, older.matchesV2, (input, caller) => listMatchesV2(house, caller, input));
  serve(app, contract.results, (input, caller) => listResults(house, caller, input));
}
