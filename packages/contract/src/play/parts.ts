import { text } from '../call.ts';

/** What operators see and do about bets and games. */
export const reason = text(300, 3);
