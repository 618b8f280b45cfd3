import type { Domain } from '../../platform/domain.ts';
import { betSums } from './sums/bet-sums.ts';
import { sumsJobs } from './sums/jobs.ts';
import { sumsOperatorRoutes } from './sums/operator-routes.ts';

export const insight: Domain = {
  name: 'insight',
  routes: (app, house) => {
    sumsOperatorRoutes(app, house);
  },
  jobs: sumsJobs,
  listeners: [betSums],
};
