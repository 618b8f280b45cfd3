import type { Domain } from '../../platform/domain.ts';
import { dashboardOperatorRoutes } from './dashboard/operator-routes.ts';
import { peopleKept } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { reportsOperatorRoutes } from './reports/operator-routes.ts';
import { statementsOperatorRoutes } from './statements/operator-routes.ts';
import { betSums } from './sums/bet-sums.ts';
import { sumsJobs } from './sums/jobs.ts';
import { sumsOperatorRoutes } from './sums/operator-routes.ts';

export const insight: Domain = {
  name: 'insight',
  routes: (app, house) => {
    peopleRoutes(app, house);
    sumsOperatorRoutes(app, house);
    dashboardOperatorRoutes(app, house);
    reportsOperatorRoutes(app, house);
    statementsOperatorRoutes(app, house);
  },
  jobs: sumsJobs,
  listeners: [peopleKept, betSums],
};
