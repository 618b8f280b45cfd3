import { operatorsStaff as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listOperators } from '../accounts.ts';
import { askReset, setEmail } from './resets.ts';
import { setRoles } from './roles.ts';
import { createOperator, setDisabled } from './staff.ts';

export function staffOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listOperators, ({ page, pageSize }) => listOperators(house, page, pageSize));
  serve(app, contract.createOperator, (wanted, caller) => createOperator(house, caller, wanted));
  serve(app, contract.setRoles, (change, caller) => setRoles(house, caller, change));
  serve(app, contract.setDisabled, ({ id, isDisabled }, caller) =>
    setDisabled(house, caller, id, isDisabled),
  );
  serve(app, contract.resetPassword, ({ id }, caller) => askReset(house, caller, id, 'password'));
  serve(app, contract.resetTotp, ({ id }, caller) => askReset(house, caller, id, 'second-factor'));
  serve(app, contract.setEmail, (change, caller) => setEmail(house, caller, change));
}
