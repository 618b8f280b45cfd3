import { fish as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import { playerOf } from '../../play/index.ts';
import { loadMagazine } from '../magazines/magazines.ts';
import { type Range, shoot } from './shoot.ts';

export function shotRoutes(app: FastifyInstance, range: Range): void {
  serve(app, contract.load, (input, caller) => loadMagazine(range.play, playerOf(caller), input));
  serve(app, contract.shoot, (input, caller) => shoot(range, playerOf(caller), input));
}
