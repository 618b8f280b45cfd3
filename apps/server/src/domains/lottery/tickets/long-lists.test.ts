import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { openPlay } from '../../play/index.ts';
import { runDraws } from '../draws/draws.ts';
import { lotteryCalls } from '../testing/lottery-calls.ts';

const ROW = 1_000;

test('a pasted list of all ten thousand numbers is bought in one order, and pays every prize once', async () => {
  const at = await openPlayersHouse({ drivesCrash: false });
  const play = openPlay(at.house);
  const calls = lotteryCalls(at);
  calls.standAt(Date.UTC(2031, 4, 10, 4, 0, 10));
  await openPlayer(at.house, 1n, '20000');
  const [issue] = await calls.issues(1, '4d-1');
  const numbers = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'));
  const rows = Array.from({ length: numbers.length / ROW }, (_, n) => ({
    play: 'big',
    selection: { texts: numbers.slice(n * ROW, (n + 1) * ROW) },
    amount: 1,
  }));
  const order = { gameCode: '4d-1', rows, issues: [{ issue: issue!.number }], stake: 10_000 };
  const { body } = await calls.buy(1, order);
  expect(body.value).toMatchObject({ balance: 10_000, tickets: [{ stake: 10_000 }] });

  calls.standAt(issue!.drawsAt + 500);
  await runDraws(play);
  // First, second and third prize, ten special and ten consolation ones.
  const paid = 3_250 + 1_300 + 650 + 10 * 234 + 10 * 78;
  expect(await cashOf(at.house, 1n)).toBe(money(String(10_000 + paid)));
  await play.lanes.close();
  await at.close();
});
