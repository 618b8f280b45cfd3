import {
  lotteryAlarmsOperator as alarms,
  lotteryCalendarOperator as calendar,
  lotteryIssuesOperator as contract,
  lotteryResultsOperator as results,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { endAlarm, listAlarms } from './alarms.ts';
import { askDay, showCalendar } from './change-day.ts';
import { enterResult, showResult } from './enter-result.ts';
import { askVoid } from './void-issue.ts';

export function drawsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.askVoid, (input, caller) => askVoid(house, caller, input));
  serve(app, results.showResult, (input, caller) => showResult(house, caller, input));
  serve(app, results.enterResult, (input, caller) => enterResult(house, caller, input));
  serve(app, alarms.listAlarms, (input) => listAlarms(house, input));
  serve(app, alarms.endAlarm, (input, caller) => endAlarm(house, caller, input));
  serve(app, calendar.showCalendar, ({ gameCode }) => showCalendar(house, gameCode));
  serve(app, calendar.askDay, (input, caller) => askDay(house, caller, input));
}
