import './tables.ts';

export { cardroom } from './domain.ts';
export { moveOfBot } from './hands/bot-moves.ts';
export { quietRoom } from './hands/change-table.ts';
export { type SeatedMember, seatedMembers } from './lobby/seated-members.ts';
export { act } from './seats/act.ts';
export { leaveTable } from './seats/at-table.ts';
export { quickSeat } from './seats/find-chair.ts';
