import { games as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import { showRules } from './published-rules.ts';

export function ruleRoutes(app: FastifyInstance): void {
  serve(app, contract.rules, ({ gameCode }) => showRules(gameCode));
}
