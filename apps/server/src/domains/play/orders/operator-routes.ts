import { playOrdersOperator as contract, playOrdersOperator } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { Play } from '../lanes/open-play.ts';
import { askCorrection } from './corrections.ts';
import { listUnfinished } from './unfinished.ts';

export function orderOperatorRoutes(app: FastifyInstance, play: Play): void {
  serve(app, contract.unfinishedBets, ({ pageSize }) => listUnfinished(play.house, pageSize));
  serve(app, playOrdersOperator.askVoid, (input, caller) => askCorrection(play, caller, input));
  serve(app, playOrdersOperator.askResettle, (input, caller) => askCorrection(play, caller, input));
}
