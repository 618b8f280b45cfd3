import { type Caller, createExchange, createSocketExchange } from '@baize/web/exchange.ts';
import { endedByHouse } from '../session/end-session.ts';
import { session } from '../session/session.ts';
import { houseTime } from '../times/house-time.ts';
import { connection } from './connection.ts';
import { socketLine } from './socket-line.ts';

export const ANSWER_TIMEOUT_MS = 30_000;

const caller: Caller = {
  token: session.token,
  language: () => document.documentElement.lang,
  onSessionEnded: endedByHouse,
  onReached: (isReached) => connection.report(!isReached),
  onAnswer: houseTime.learn,
  answerTimeoutMs: ANSWER_TIMEOUT_MS,
};

export const exchange = createExchange(caller);
export const exchangeBySocket = createSocketExchange(caller, socketLine.ask);
