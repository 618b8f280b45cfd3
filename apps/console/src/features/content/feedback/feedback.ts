import type { contentDesk, Output } from '@baize/contract';
import type { Tone } from '@baize/ui';

export type Feedback = Output<typeof contentDesk.feedback>;

export const FEEDBACK_TONES: Record<Feedback['state'], Tone> = {
  new: 'warn',
  working: 'info',
  answered: 'good',
  closed: 'plain',
};
