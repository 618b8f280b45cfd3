import './tables.ts';

export { saveBroadcast } from './broadcasts/save-broadcast.ts';
export { steerBroadcast } from './broadcasts/steer-broadcast.ts';
export { messaging } from './domain.ts';
export { sendDue } from './sending/deliver.ts';
