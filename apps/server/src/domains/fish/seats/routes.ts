import { fish as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import { playerOf } from '../../play/index.ts';
import { leave, type Seats } from './leave.ts';
import { sit } from './sit.ts';

export function seatRoutes(app: FastifyInstance, seats: Seats): void {
  serve(app, contract.sit, ({ room }, caller) => sit(seats, playerOf(caller), room));
  serve(app, contract.leave, ({ visitId }, caller) => leave(seats, playerOf(caller), visitId));
}
