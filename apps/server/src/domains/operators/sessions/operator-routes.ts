import { operatorsSession as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { findById } from '../accounts.ts';
import { setOwnEmail } from './email.ts';
import { logIn, logOut } from './login.ts';
import { changePassword } from './password.ts';
import { beginTotp, confirmTotp, removeTotp } from './second-factor.ts';
import { asMe } from './session.ts';
import { completeSetup } from './setup.ts';

/** The operators' own session: in, out, who am I, and the locks on the way in. */
export function sessionsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.login, (credentials, caller) => logIn(house, caller, credentials));
  serve(app, contract.logout, async (_, caller) => {
    await logOut(house, caller);
    return null;
  });
  serve(app, contract.session, async (_, { operatorId, takenRights }) =>
    asMe(house, house.db, await findById(house.db, operatorId), takenRights),
  );
  serve(app, contract.changePassword, (change, caller) => changePassword(house, caller, change));
  serve(app, contract.setOwnEmail, (given, caller) => setOwnEmail(house, caller, given));
  serve(app, contract.completeSetup, (answer, caller) => completeSetup(house, caller, answer));
  serve(app, contract.beginTotp, ({ password }, caller) => beginTotp(house, caller, password));
  serve(app, contract.confirmTotp, ({ code }, caller) => confirmTotp(house, caller, code));
  serve(app, contract.removeTotp, async (proof, caller) => {
    await removeTotp(house, caller, proof);
    return null;
  });
}
