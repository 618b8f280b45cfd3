import { agentsContractsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { endContract, giveContract, listContracts } from './company-contracts.ts';

export function contractsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.contracts, (input) => listContracts(house, input));
  serve(app, contract.giveContract, (input, caller) => giveContract(house, caller, input));
  serve(app, contract.endContract, (input, caller) => endContract(house, caller, input));
}
