import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import {
  findBets,
  openPlay,
  type Play,
  placeBet,
  settleBet,
  standingBetsOf,
  voidBet,
} from '../index.ts';

let test_: TestHouse;
let play: Play;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  play = openPlay(test_.house);
});

afterAll(async () => {
  await play.lanes.close();
  await test_.close();
});

const round = { vendor: 'TCG', roundId: 'ssc-1:20261118-0001' };

async function place(memberId: bigint, choice: unknown, more: object = {}) {
  const { bet } = await placeBet(play, {
    memberId,
    currency: 'USD',
    requestId: randomUUID(),
    gameCode: 'ssc-1',
    category: 'LOTT',
    stake: money('1.5'),
    rulesVersion: 3,
    choice,
    ...round,
    ...more,
  });
  return bet;
}

test('what stands of some members in a round is read together, and each bet is as it is alone', async () => {
  for (const member of [1n, 2n, 3n]) await openPlayer(test_.house, member, '100');
  const [ann, bob] = [1n, 2n];
  const odd = { rows: ['a "quoted", comma; and a line\n'] };
  const bets = [
    await place(ann, { rows: [1] }),
    await place(ann, { rows: [1] }, { stake: money('2') }),
    await place(ann, odd, { detail: { caps: { issue: '5' } } }),
    await place(bob, { rows: [1] }, { rulesVersion: null }),
    await place(bob, null),
  ];
  await settleBet(play, bets[1]!, { payout: money('4'), detail: { wins: ['4'] } });
  const taken = await place(bob, { rows: [1] });
  await voidBet(play, taken);
  await place(3n, { rows: [1] });
  await place(ann, { rows: [1] }, { roundId: 'ssc-1:20261118-0002' });
  const standing = await standingBetsOf(test_.house, round, [ann, bob]);
  const alone = await findBets(
    test_.house.db,
    bets.map(({ id }) => id),
  );
  expect(standing.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    alone.map(({ requestId, roundId, settledAt, seedId, nonce, ...bet }) => bet),
  );
  expect(standing.map(({ state }) => state)).toEqual(['open', 'settled', 'open', 'open', 'open']);
  // What was bought alike is one object, so that it is worked out once.
  const [first, , , fourth] = standing;
  expect(first!.choice).toBe(fourth!.choice);
});
