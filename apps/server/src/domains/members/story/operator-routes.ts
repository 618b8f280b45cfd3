import { membersStoryOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import type { StorySource } from './source.ts';
import { memberStory } from './story.ts';

declare module '../../../platform/domain.ts' {
  interface Contributions {
    /** Tell what happened to a member, each domain of its own. */
    storySources: StorySource;
  }
}

export function storyOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.memberStory, (wanted, caller) => memberStory(house, caller, wanted));
}
