import './tables.ts';

export { insight } from './domain.ts';
export { countVisit } from './people/visits.ts';
export { listSchedules, saveSchedule } from './schedules/schedules.ts';
export { keptForBook } from './sums/keep-bets.ts';
export { transfersKeptForBook } from './sums/keep-transfers.ts';
export { listWebhooks } from './webhooks/webhook-lists.ts';
export { addWebhook } from './webhooks/webhooks.ts';
