import { minutes } from '@baize/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../domains/wallet/index.ts';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { openPlayer } from '../testing/players.ts';
import { fillGuests } from './crowd/people.ts';
import { fillTickets } from './lottery.ts';
import { fillOperators } from './operators.ts';
import { fillPeople } from './people.ts';
import { fillMessaging } from './promotions/messages.ts';
import { fillProtection } from './protection.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse({ BAIZE_DEMO_GUESTS: '20' }, { drivesCrash: false });
  await fillOperators(at.house);
  await fillPeople(at.house);
});
afterAll(() => at.close());

/** As a start that was killed is begun again some minutes later. */
async function fillTwice(fill: () => Promise<void>): Promise<void> {
  await fill();
  at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + minutes(7)));
  await fill();
}

test('tickets that a broken start has bought for its own moment do not keep the next one from opening', async () => {
  const players = [9_001n, 9_002n, 9_003n];
  for (const id of players) await openPlayer(at.house, id, '2000');
  await fillTwice(() => fillTickets(at.house, players));
  const { fault, bets } = await reconcile(at.serveUrl);
  expect(fault).toBeNull();
  expect(bets).toBeGreaterThan(100);
});

test('cares and messages of the guests, filled twice, are there once', async () => {
  const guests = await fillGuests(at.house);
  await fillTwice(() => fillProtection(at.house, guests));
  await fillTwice(() => fillMessaging(at.house, guests));
  const segments = await at.house.db.selectFrom('promotion_segments').select('name').execute();
  expect(segments).toHaveLength(3);
});
