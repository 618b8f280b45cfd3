import { contentPages as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { findPage, listPages } from './pages.ts';

export function pageRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.pages, (wanted, { language }) => listPages(house, language, wanted));
  serve(app, contract.page, (wanted, { language }) => findPage(house, language, wanted));
}
