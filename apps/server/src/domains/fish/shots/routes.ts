import { fish as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serveBySocket } from '../../../platform/serve/by-socket.ts';
import { playerOf } from '../../play/index.ts';
import { loadMagazine } from '../magazines/magazines.ts';
import { type Range, shoot } from './shoot.ts';
import { shootWords } from './words.ts';

export function shotRoutes(app: FastifyInstance, range: Range): void {
  serveBySocket(app, contract.load, async (input, caller) => {
    await range.gather();
    return loadMagazine(range.play, playerOf(caller), input);
  });
  serveBySocket(
    app,
    contract.shoot,
    (input, caller) => shoot(range, playerOf(caller), input),
    shootWords,
  );
}
