import {
  operatorsStaff as contract,
  operatorsRoles as roles,
  operatorsRules as rules,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listOperators } from '../accounts.ts';
import { saveRules, showRules } from './access-rules.ts';
import { changeRole, createRole, listRoles, removeRole } from './compose-roles.ts';
import { setLimits } from './personal-limits.ts';
import { askReset, setEmail } from './resets.ts';
import { setRoles } from './roles.ts';
import { createOperator, setDisabled } from './staff.ts';

export function staffOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listOperators, ({ page, pageSize }) => listOperators(house, page, pageSize));
  serve(app, rules.readRules, () => showRules(house));
  serve(app, rules.saveRules, (change, caller) => saveRules(house, caller, change));
  serve(app, contract.createOperator, (wanted, caller) => createOperator(house, caller, wanted));
  serve(app, contract.setRoles, (change, caller) => setRoles(house, caller, change));
  serve(app, contract.setLimits, (change, caller) => setLimits(house, caller, change));
  serve(app, roles.listRoles, () => listRoles(house));
  serve(app, roles.createRole, (wanted, caller) => createRole(house, caller, wanted));
  serve(app, roles.changeRole, (change, caller) => changeRole(house, caller, change));
  serve(app, roles.removeRole, ({ code }, caller) => removeRole(house, caller, code));
  serve(app, contract.setDisabled, ({ id, isDisabled }, caller) =>
    setDisabled(house, caller, id, isDisabled),
  );
  serve(app, contract.resetPassword, ({ id }, caller) => askReset(house, caller, id, 'password'));
  serve(app, contract.resetTotp, ({ id }, caller) => askReset(house, caller, id, 'second-factor'));
  serve(app, contract.setEmail, (change, caller) => setEmail(house, caller, change));
}
