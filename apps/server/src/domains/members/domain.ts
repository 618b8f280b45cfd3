import './events.ts';
import type { Domain } from '../../platform/domain.ts';
import { namesByNumber } from '../operators/index.ts';
import { findMembers } from './care/find-members.ts';
import { careOperatorRoutes } from './care/operator-routes.ts';
import { dataRequestWork } from './data/open-work.ts';
import { dataOperatorRoutes } from './data/operator-routes.ts';
import type { ClubLabel } from './profile/info.ts';
import { profileRoutes } from './profile/routes.ts';
import { signInsNoted } from './profile/sign-in-notes.ts';
import { storyOperatorRoutes } from './story/operator-routes.ts';
import { ownSources } from './story/own-sources.ts';
import { treeRoutes } from './tree/routes.ts';
import { findBelow } from './tree/tree.ts';
import { usernamesOf } from './usernames.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** Say what a member is called in the club. */
    clubLabels: ClubLabel;
  }
}

export const members: Domain = {
  name: 'members',
  routes: (app, house) => {
    treeRoutes(app, house);
    profileRoutes(app, house);
    careOperatorRoutes(app, house);
    dataOperatorRoutes(app, house);
    storyOperatorRoutes(app, house);
  },
  listeners: [signInsNoted],
  contributes: {
    work: [dataRequestWork],
    finders: [findMembers],
    storySources: ownSources,
    subjectNames: [
      { of: 'member', names: namesByNumber(({ reports }, ids) => usernamesOf(reports, ids)) },
    ],
    statementReaders: [
      (house) =>
        async ({ memberId }, name) => {
          const below = await findBelow(house.db, memberId, name);
          return below && { memberId: below.id };
        },
    ],
  },
};
