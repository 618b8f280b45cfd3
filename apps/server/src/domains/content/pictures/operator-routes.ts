import { contentPicturesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { savePublicPicture, savePublicVideo } from './pictures.ts';

export function pictureOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.uploadPicture, (_input, caller, { request }) =>
    savePublicPicture(house, caller, request),
  );
  serve(app, contract.uploadVideo, (_input, caller, { request }) =>
    savePublicVideo(house, caller, request),
  );
}
