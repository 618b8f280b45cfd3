import { playRecordsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { Play } from '../../play/index.ts';
import { showBetToOperator } from './replay.ts';

export function betOperatorRoutes(app: FastifyInstance, play: Play): void {
  serve(app, contract.showBet, ({ betId }) => showBetToOperator(play, betId));
}
