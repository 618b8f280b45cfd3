import {
  sportsbookFixturesOperator as fixtures,
  sportsbookLeaguesOperator as leagues,
  sportsbookTradingOperator as trading,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { reportClosing } from './closing-report.ts';
import { listLeagues } from './leagues.ts';
import { listMatches, showDeskMatch } from './matches.ts';
import { reportMargins, showHealth, showLiabilities } from './reports.ts';

export function deskOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, leagues.listLeagues, ({ sport }, caller) => listLeagues(house, caller, sport));
  serve(app, fixtures.listMatches, (input, caller) => listMatches(house, caller, input));
  serve(app, fixtures.showMatch, ({ matchId }, caller) => showDeskMatch(house, caller, matchId));
  serve(app, trading.liabilities, ({ sport }, caller) => showLiabilities(house, caller, sport));
  serve(app, trading.marginReport, (input, caller) => reportMargins(house, caller, input));
  serve(app, trading.closingReport, (input, caller) => reportClosing(house, caller, input));
  serve(app, trading.health, () => showHealth(house));
}
