import { insightReportsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showReport } from './report.ts';
import { showSheet } from './report-sheet.ts';
import { listViews, removeView, saveView } from './views.ts';

export function reportsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.showReport, (input) => showReport(house, input));
  serve(app, contract.showSheet, (input) => showSheet(house, input));
  serve(app, contract.listViews, (_input, caller) => listViews(house, caller));
  serve(app, contract.saveView, (input, caller) => saveView(house, caller, input));
  serve(app, contract.removeView, ({ id }, caller) => removeView(house, caller, id));
}
