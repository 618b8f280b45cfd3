import { contentFeedback as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { CAPTCHA_COOKIE } from '../../identity/index.ts';
import { sendFeedback } from './feedback.ts';

export function feedbackRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.feedback, (sent, caller, { request }) =>
    sendFeedback(house, sent, { caller, captchaId: request.cookies[CAPTCHA_COOKIE] }),
  );
}
