import { contentHelp as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { helpCenter } from './help.ts';

export function helpRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.helpCenter, (wanted, { language }) => helpCenter(house, language, wanted));
}
