import type { Domain } from '../../platform/domain.ts';
import { membersOperatorRoutes } from './operator-routes.ts';
import { membersRoutes } from './routes.ts';
import { findBelow } from './tree.ts';

export const members: Domain = {
  name: 'members',
  routes: (app, house) => {
    membersRoutes(app, house);
    membersOperatorRoutes(app, house);
  },
  contributes: {
    statementReaders: [
      (house) =>
        async ({ memberId }, name) => {
          const below = await findBelow(house.db, memberId, name);
          return below && { memberId: below.id };
        },
    ],
  },
};
