import { protectionExclusionsOperator, protectionIdentityCheckOperator } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { decideIdentity, listIdentities } from './decide-identity.ts';
import { askStakesBack } from './under-age.ts';

export function identityCheckOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, protectionIdentityCheckOperator.decideIdentity, (input, caller) =>
    decideIdentity(house, caller, input),
  );
  serve(app, protectionIdentityCheckOperator.listIdentities, (input) =>
    listIdentities(house, input),
  );
  serve(app, protectionExclusionsOperator.askStakesBack, (input, caller) =>
    askStakesBack(house, caller, input),
  );
}
