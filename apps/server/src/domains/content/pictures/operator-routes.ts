import { contentPicturesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { keepPublicPicture, keepPublicVideo } from './pictures.ts';

export function pictureOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.uploadPicture, (_input, caller, { request }) =>
    keepPublicPicture(house, caller, request),
  );
  serve(app, contract.uploadVideo, (_input, caller, { request }) =>
    keepPublicVideo(house, caller, request),
  );
}
