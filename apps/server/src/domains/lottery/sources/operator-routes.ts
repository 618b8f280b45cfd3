import { lotterySourcesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { askSource, askSourceSecret } from './ask-source.ts';
import { listSources } from './list-sources.ts';

export function sourcesOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listSources, () => listSources(house));
  serve(app, contract.saveSource, (input, caller) => askSource(house, caller, input));
  serve(app, contract.rotateSourceSecret, (input, caller) => askSourceSecret(house, caller, input));
}
