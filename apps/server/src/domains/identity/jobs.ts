import { defineJob } from '../../platform/jobs.ts';
import { forgetOldFailures } from './attempts.ts';
import { forgetBotChecks } from './bot-check.ts';
import { forgetOldCaptchas } from './captcha.ts';
import { forgetOldChallenges } from './challenge.ts';
import { forgetOldCodes } from './code-budget.ts';
import { endExpired } from './end-sessions.ts';
import { forgetOldLetters } from './outbox.ts';
import { forgetOldLinks } from './recovery.ts';
import { forgetOldDevices } from './remember.ts';

/** What no longer counts is forgotten. */
export const identityJobs = [
  defineJob({
    name: 'identity.sweep',
    schedule: { everyMinutes: 10 },
    run: async (house) => {
      await forgetOldCaptchas(house);
      await forgetOldFailures(house);
      await forgetOldChallenges(house);
      await forgetOldLinks(house);
      await forgetBotChecks(house);
      await forgetOldCodes(house);
      await forgetOldDevices(house);
      await forgetOldLetters(house);
    },
  }),
  defineJob({ name: 'identity.sessions', schedule: { everyMinutes: 1 }, run: endExpired }),
];
