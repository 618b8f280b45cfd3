import type { Domain } from '../../platform/domain.ts';
import { systemOperatorRoutes } from './operator-routes.ts';
import { systemRoutes } from './routes.ts';
import { followSettings } from './settings.ts';

export const system: Domain = {
  name: 'system',
  open: followSettings,
  routes: (app, house) => {
    systemRoutes(app, house);
    systemOperatorRoutes(app, house);
  },
};
