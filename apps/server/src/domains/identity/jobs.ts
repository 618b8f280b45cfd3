import { defineJob } from '../../platform/jobs.ts';
import { forgetOldFailures } from './attempts.ts';
import { forgetBotChecks } from './bot-check.ts';
import { forgetOldCaptchas } from './captcha.ts';
import { forgetOldChallenges } from './challenge.ts';
import { endExpired } from './end-sessions.ts';
import { forgetOldVisits } from './one-click.ts';
import { eraseWhatWasHeld } from './personal-data.ts';
import { forgetOldLinks } from './recovery.ts';
import { forgetOldDevices } from './remember.ts';
import { retireGuests } from './retire-trials.ts';

/** What no longer counts is forgotten, and what has expired is ended. */
export const identityJobs = [
  defineJob({
    name: 'identity.sweep',
    schedule: { everyMinutes: 10 },
    run: async (house) => {
      await endExpired(house);
      await forgetOldCaptchas(house);
      await forgetOldFailures(house);
      await forgetOldChallenges(house);
      await forgetOldLinks(house);
      await forgetBotChecks(house);
      await forgetOldDevices(house);
      await forgetOldVisits(house);
    },
  }),
  defineJob({
    name: 'identity.retire-guests',
    schedule: { everyMinutes: 60 },
    run: retireGuests,
  }),
  defineJob({
    name: 'identity.legal-holds',
    schedule: { everyMinutes: 60 },
    run: eraseWhatWasHeld,
  }),
];
