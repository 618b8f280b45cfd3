import './tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { broadcastSubjects } from './broadcasts/list-broadcasts.ts';
import { broadcastOperatorRoutes } from './broadcasts/operator-routes.ts';
import { settingsOperatorRoutes } from './consent/operator-routes.ts';
import { consentRoutes } from './consent/routes.ts';
import { followSettings } from './consent/settings.ts';
import { eraseWishes, exportWishes } from './consent/wishes.ts';
import { eraseDevices, exportDevices } from './push/devices.ts';
import { publicPushKey } from './push/push-keys.ts';
import { pushRoutes } from './push/routes.ts';
import { resultsOperatorRoutes } from './results/operator-routes.ts';
import { linkRoutes } from './results/routes.ts';
import { sendJob } from './sending/jobs.ts';
import { sendingOperatorRoutes } from './sending/operator-routes.ts';

export const messaging: Domain = {
  name: 'messaging',
  open: async (app, house) => {
    await followSettings(app, house);
    await publicPushKey(house);
  },
  routes: (app, house) => {
    consentRoutes(app, house);
    pushRoutes(app, house);
    linkRoutes(app, house);
    settingsOperatorRoutes(app, house);
    broadcastOperatorRoutes(app, house);
    sendingOperatorRoutes(app, house);
    resultsOperatorRoutes(app, house);
  },
  jobs: [sendJob],
  contributes: {
    personalData: [
      { exportOf: exportWishes, erase: eraseWishes },
      { exportOf: exportDevices, erase: eraseDevices },
    ],
    subjectNames: [broadcastSubjects],
  },
};
