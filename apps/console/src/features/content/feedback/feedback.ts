import type { contentFeedbackOperator, Output } from '@baize/contract';
import type { Tone } from '@baize/ui';

export type Feedback = Output<typeof contentFeedbackOperator.feedback>;

export const FEEDBACK_TONES: Record<Feedback['state'], Tone> = {
  new: 'warn',
  working: 'info',
  answered: 'good',
  closed: 'plain',
};
