import { contentHelpOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { takeLongTexts } from '../long-texts.ts';
import { changeHelp, createHelp, listHelp, removeHelp } from './edit-help.ts';

export function helpOperatorRoutes(app: FastifyInstance, house: House): void {
  takeLongTexts(app, [contract.createHelp, contract.changeHelp]);
  serve(app, contract.listHelp, () => listHelp(house));
  serve(app, contract.createHelp, (wanted, caller) => createHelp(house, caller, wanted));
  serve(app, contract.changeHelp, (change, caller) => changeHelp(house, caller, change));
  serve(app, contract.removeHelp, ({ id }, caller) => removeHelp(house, caller, id));
}
