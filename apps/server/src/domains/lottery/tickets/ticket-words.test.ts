import { expect, test } from 'vitest';
import type { Bet } from '../../play/index.ts';
import { wordsOfTicket } from './ticket-words.ts';

const rows = [
  { play: 'last3-direct', selection: { positions: [[2, 3], [9], [5, 6]] } },
  { play: 'last2-group', selection: { numbers: [1, 2] } },
];

const ticketOf = (choice: object) =>
  ({ vendor: 'BAIZE', gameCode: 'ssc-1', roundId: 'ssc-1:20261120-0007', choice }) as Bet;

test('a ticket says its issue, plays, numbers, prize mode and prize group', () => {
  expect(wordsOfTicket(ticketOf({ prizeMode: 'LOTT', group: 1920, rows }))).toEqual({
    issue: '20261120-0007',
    play: 'last3-direct, last2-group',
    plays: ['ssc.last3-direct', 'ssc.last2-group'],
    prizeMode: 'LOTT',
    group: 1920,
    content: '2,3 | 9 | 5,6; 1 | 2',
  });
  expect(wordsOfTicket(ticketOf({ prizeMode: 'ZY', group: null, rows }))).toMatchObject({
    prizeMode: 'ZY',
    group: null,
  });
});
