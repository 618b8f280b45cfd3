import './tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { editingOperatorRoutes } from './editing/operator-routes.ts';
import { importOperatorRoutes } from './imports/operator-routes.ts';
import { type InHouseGame, registerInHouse } from './in-house.ts';
import { recentListener } from './lobby/recent.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { followCatalogue } from './shelf.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** The games that this server plays itself. */
    inHouseGames: InHouseGame;
  }
}

export const catalogue: Domain = {
  name: 'catalogue',
  open: followCatalogue,
  routes(app, house) {
    lobbyRoutes(app, house);
    editingOperatorRoutes(app, house);
    importOperatorRoutes(app, house);
  },
  start: (_app, house) => registerInHouse(house, house.contributed('inHouseGames')),
  listeners: [recentListener],
};
