import './tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { editingOperatorRoutes } from './editing/operator-routes.ts';
import { importOperatorRoutes } from './imports/operator-routes.ts';
import { recentListener } from './lobby/recent.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { followCatalogue } from './shelf.ts';

export const catalogue = {
  name: 'catalogue',
  open: followCatalogue,
  routes(app, house) {
    lobbyRoutes(app, house);
    editingOperatorRoutes(app, house);
    importOperatorRoutes(app, house);
  },
  listeners: [recentListener],
} satisfies Domain;
