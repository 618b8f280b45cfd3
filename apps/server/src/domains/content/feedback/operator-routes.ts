import { contentFeedbackOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { answerFeedback, listFeedback, setFeedbackState } from './answer-feedback.ts';

export function feedbackOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listFeedback, (wanted) => listFeedback(house, wanted));
  serve(app, contract.answerFeedback, (answer, caller) => answerFeedback(house, caller, answer));
  serve(app, contract.setFeedbackState, (change, caller) =>
    setFeedbackState(house, caller, change),
  );
}
