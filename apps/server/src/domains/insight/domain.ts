import type { Domain } from '../../platform/domain.ts';
import { dashboardOperatorRoutes } from './dashboard/operator-routes.ts';
import { peopleKept } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { reportsOperatorRoutes } from './reports/operator-routes.ts';
import { scheduleJobs } from './schedules/jobs.ts';
import { schedulesOperatorRoutes } from './schedules/operator-routes.ts';
import { statementsOperatorRoutes } from './statements/operator-routes.ts';
import { betSums } from './sums/bet-sums.ts';
import { sumsJobs } from './sums/jobs.ts';
import { sumsOperatorRoutes } from './sums/operator-routes.ts';
import { feedKept } from './webhooks/feed.ts';
import { webhookJobs } from './webhooks/jobs.ts';
import { webhooksOperatorRoutes } from './webhooks/operator-routes.ts';

export const insight: Domain = {
  name: 'insight',
  routes: (app, house) => {
    peopleRoutes(app, house);
    sumsOperatorRoutes(app, house);
    dashboardOperatorRoutes(app, house);
    reportsOperatorRoutes(app, house);
    statementsOperatorRoutes(app, house);
    schedulesOperatorRoutes(app, house);
    webhooksOperatorRoutes(app, house);
  },
  jobs: [...sumsJobs, ...scheduleJobs, ...webhookJobs],
  listeners: [peopleKept, betSums, feedKept],
};
