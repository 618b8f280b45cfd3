import './events.ts';
import './tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { birthdayListener } from './levels/birthdays.ts';
import { playListener } from './levels/count-play.ts';
import { creditRows } from './levels/credit-rows.ts';
import { birthdayJob, levelsJob, monthlyJob, weeklyJob } from './levels/jobs.ts';
import { levelOperatorRoutes } from './levels/operator-routes.ts';
import { levelRoutes } from './levels/routes.ts';
import { clubLabel, levelTerms } from './levels/terms.ts';
import { eraseAddresses, listAddresses } from './mall/addresses.ts';
import { giftDesk } from './mall/gift-desk.ts';
import { mallWork } from './mall/open-work.ts';
import { mallOperatorRoutes } from './mall/operator-routes.ts';
import { mallRoutes } from './mall/routes.ts';
import { olderClientRoutes } from './older-clients/routes.ts';
import { pointsJob } from './points/jobs.ts';
import { pointRoutes } from './points/routes.ts';
import { followSettings } from './settings.ts';
import { loyaltyStory } from './story.ts';

const routes = [
  levelRoutes,
  levelOperatorRoutes,
  pointRoutes,
  mallRoutes,
  mallOperatorRoutes,
  olderClientRoutes,
];

export const loyalty: Domain = {
  name: 'loyalty',
  open: followSettings,
  routes: (app, house) => {
    for (const serveAll of routes) serveAll(app, house);
  },
  jobs: [levelsJob, pointsJob, weeklyJob, monthlyJob, birthdayJob],
  listeners: [playListener, birthdayListener],
  contributes: {
    work: mallWork,
    goodsDesks: [giftDesk],
    clubLabels: [clubLabel],
    storySources: loyaltyStory,
    memberTerms: [levelTerms],
    creditRows: [creditRows],
    personalData: [
      {
        exportOf: async (house, memberId) => ({ addresses: await listAddresses(house, memberId) }),
        erase: eraseAddresses,
      },
    ],
  },
};
