import type { Domain } from '../../platform/domain.ts';
import { postJobs } from './jobs.ts';
import { postOperatorRoutes } from './operator-routes.ts';
import { queueStaffLetter } from './sealed-letters.ts';
import { letterStory } from './story.ts';
import { postTestRoutes } from './test-routes.ts';

export const post: Domain = {
  name: 'post',
  routes: (app, house) => {
    postOperatorRoutes(app, house);
    postTestRoutes(app, house);
  },
  jobs: postJobs,
  contributes: { staffLetters: [queueStaffLetter], storySources: [letterStory] },
};
