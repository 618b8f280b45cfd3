import { contentPages as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { sendPublicPicture } from './pictures.ts';

export function pictureRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.picture, ({ name }, _, { reply }) => sendPublicPicture(house, reply, name));
}
