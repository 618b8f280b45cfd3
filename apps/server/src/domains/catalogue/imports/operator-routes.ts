import { catalogueImportsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { exportGames, importGames } from './game-files.ts';

export function importOperatorRoutes(app: FastifyInstance, house: House): void {
  takeLargeFiles(app);
  serve(app, contract.importGames, (order, caller) => importGames(house, caller, order));
  serve(app, contract.exportGames, (wanted) => exportGames(house, wanted));
}

/** A whole catalogue comes in one body; no other call takes one of that size. */
function takeLargeFiles(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    // In JSON a quote takes two characters.
    if (route.config?.call === contract.importGames) route.bodyLimit = 2 * contract.IMPORT_BYTES;
  });
}
