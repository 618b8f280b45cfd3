import { defineJob } from '../../../platform/jobs.ts';
import { matchPersons } from './same-person.ts';

export const personsJob = defineJob({
  name: 'protection.persons',
  schedule: { everyMinutes: 5 },
  run: (house) => matchPersons(house),
});
