import './tables.ts';

export { referral } from './domain.ts';
export { payIncomes } from './earnings/pay-incomes.ts';
export { qualifyFriends } from './earnings/qualify.ts';
export { isFriend, joinFriends } from './friends/join-friends.ts';
export { createOwnCode } from './friends/own-code.ts';
