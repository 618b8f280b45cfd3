import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { shipHead } from './audit-head.ts';

export const auditJobs = [
  // What was written until now cannot be cut off unseen any more.
  defineJob({
    name: 'operators.audit-head',
    schedule: { everyMinutes: 60 },
    run: async (house) => {
      await shipHead(house);
    },
  }),
];

/** A house that closes writes down how far it came, too. */
export function shipLastHead(app: FastifyInstance, house: House): void {
  app.addHook('onClose', async () => {
    await shipHead(house).catch((err) => house.log.warn({ err }, 'No audit head was shipped'));
  });
}
