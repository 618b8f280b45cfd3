import { defineJob } from '../../platform/jobs.ts';
import { forgetOldCodes } from './code-budget.ts';
import { letterJob } from './letters.ts';
import { forgetOldLetters } from './outbox.ts';
import { sealedLetterJob } from './sealed-letters.ts';

export const postJobs = [
  defineJob({
    name: 'post.sweep',
    schedule: { everyMinutes: 60 },
    run: async (house) => {
      await forgetOldCodes(house);
      await forgetOldLetters(house);
    },
  }),
  letterJob,
  sealedLetterJob,
];
