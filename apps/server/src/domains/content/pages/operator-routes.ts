import { contentPagesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { takeLongTexts } from '../long-texts.ts';
import { changePage, createPage, listAllPages, readPage, removePage } from './edit-pages.ts';

export function pageOperatorRoutes(app: FastifyInstance, house: House): void {
  takeLongTexts(app, [contract.createPage, contract.changePage]);
  serve(app, contract.listPages, (wanted) => listAllPages(house, wanted));
  serve(app, contract.readPage, ({ id }) => readPage(house, id));
  serve(app, contract.createPage, (wanted, caller) => createPage(house, caller, wanted));
  serve(app, contract.changePage, (change, caller) => changePage(house, caller, change));
  serve(app, contract.removePage, ({ id }, caller) => removePage(house, caller, id));
}
