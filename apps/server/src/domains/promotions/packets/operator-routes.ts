import { promotionsPacketsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listPackets } from './list-packets.ts';

export function packetOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listPackets, (input) => listPackets(house, input));
}
