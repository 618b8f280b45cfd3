import { fish as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serveBySocket } from '../../../platform/serve/by-socket.ts';
import { serve } from '../../../platform/serve.ts';
import { playerOf } from '../../play/index.ts';
import { leave, type Seats } from './leave.ts';
import { sit } from './sit.ts';

export function seatRoutes(app: FastifyInstance, seats: Seats): void {
  const { realtime } = seats.play.house;
  serveBySocket(app, contract.sit, ({ room }, caller) =>
    sit(seats, playerOf(caller), room, { isHere: realtime.isHere(caller) }),
  );
  serve(app, contract.leave, ({ visitId }, caller) => leave(seats, playerOf(caller), visitId));
}
