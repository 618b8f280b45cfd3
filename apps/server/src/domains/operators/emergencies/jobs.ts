import { begin } from '../../../platform/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { endEmergencies } from './end-emergency.ts';

export const emergencyJobs = [
  // Their rights are over by the clock; this writes it down and tells it.
  defineJob({
    name: 'operators.emergencies',
    schedule: { everyMinutes: 1 },
    run: async (house) => {
      await begin(house.work, (tx) => endEmergencies(house, tx, null));
      house.events.poke();
    },
  }),
];
