import { defineJob } from '../../platform/jobs.ts';
import { shipHead } from './audit-head.ts';

/** What was written until now cannot be cut off unseen any more. */
export const auditHeadJob = defineJob({
  name: 'operators.audit-head',
  schedule: { everyMinutes: 60 },
  run: async (house) => {
    await shipHead(house);
  },
});
