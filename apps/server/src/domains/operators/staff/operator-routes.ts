import { operatorsStaff as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listOperators } from '../accounts.ts';
import { setRoles } from './roles.ts';
import { createOperator, resetPassword, resetTotp, setDisabled } from './staff.ts';

export function staffOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listOperators, ({ page, pageSize }) => listOperators(house, page, pageSize));
  serve(app, contract.createOperator, (wanted, caller) => createOperator(house, caller, wanted));
  serve(app, contract.setRoles, (change, caller) => setRoles(house, caller, change));
  serve(app, contract.setDisabled, ({ id, isDisabled }, caller) =>
    setDisabled(house, caller, id, isDisabled),
  );
  serve(app, contract.resetPassword, ({ id, password }, caller) =>
    resetPassword(house, caller, id, password),
  );
  serve(app, contract.resetTotp, ({ id }, caller) => resetTotp(house, caller, id));
}
