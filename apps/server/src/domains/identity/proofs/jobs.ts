import { defineJob } from '../../../platform/jobs.ts';
import { forgetOldFailures } from './attempts.ts';
import { forgetBotChecks } from './bot-check.ts';
import { forgetOldCaptchas } from './captcha.ts';
import { forgetOldPasskeyChallenges } from './passkeys.ts';

export const proofsJobs = [
  defineJob({
    name: 'identity.forget-proofs',
    schedule: { everyMinutes: 60 },
    run: async (house) => {
      await forgetOldCaptchas(house);
      await forgetOldFailures(house);
      await forgetBotChecks(house);
      await forgetOldPasskeyChallenges(house);
    },
  }),
];
