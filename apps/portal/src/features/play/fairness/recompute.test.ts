import { chanceOfRound, handsOf, linkBefore, shuffleShoe, tableGames } from '@baize/games';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { loadOwnGame, namedGames } from '../../../shared/own-games/own-games.ts';
import { actionsOf } from '../../../shared/own-games/proof/actions-of.ts';
import { checkHash, recompute } from '../../../shared/own-games/proof/recompute.ts';
import { isAsRecorded } from '../../../shared/own-games/proof/shared-round.ts';
import { readBetList } from './bet-list.ts';

const seeds = { serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 };
const bet = { ...seeds, stake: money('1'), actions: [] };

async function play(code: string, choice: unknown, actions: object[] = []) {
  const computed = recompute(await loadOwnGame(code), { ...bet, choice, actions });
  if (!computed.isValid) throw new Error(computed.why);
  return computed;
}

test('published vectors come out in the browser as they do in the house', async () => {
  const dice = await play('dice', { target: 50, side: 'over' });
  expect(dice.steps[0]).toMatchObject({ roll: 74.67, win: true });
  expect(dice.draws[0]).toBe(0.7467032722197473);
  expect((await play('limbo', { target: 1.3 })).steps[0]).toMatchObject({ result: 1.32 });
  expect((await play('plinko', { rows: 16, risk: 'high' })).steps[0]).toMatchObject({ slot: 12 });
  expect((await play('roulette', { spots: { 'straight:27': 1 } })).payout).toBe(money('36'));
  expect((await play('sic-bo', { spots: { big: 1 } })).steps[0]).toMatchObject({ dice: [5, 4, 2] });
});

test('a round of several steps is computed from what was done in it', async () => {
  const actions = [
    { action: 'reveal', cell: 0 },
    { action: 'reveal', cell: 1 },
    { action: 'cashout' },
  ];
  const safe = await play('mines', { mines: 3 }, actions);
  expect(safe).toMatchObject({ state: 'settled', payout: money('1.28') });
  expect(actionsOf({ gameCode: 'mines', ...safe })).toEqual(actions);
  const hit = await play('mines', { mines: 3 }, [{ action: 'reveal', cell: 18 }]);
  expect(hit.payout).toBe(0n);
});

test('every game that has a name of its own can be loaded by itself', async () => {
  const loaded = await Promise.all(namedGames.map(loadOwnGame));
  expect(loaded.map(({ code }) => code)).toEqual(namedGames);
  expect((await loadOwnGame('lucky-cat-parade')).code).toBe('lucky-cat-parade');
});

test('what the rules do not know is not computed', async () => {
  const dice = await loadOwnGame('dice');
  const bad = recompute(dice, { ...bet, choice: { target: 1, side: 'over' } });
  expect(bad).toEqual({ isValid: false, why: 'choice' });
  const mines = await loadOwnGame('mines');
  const cashedOutAtOnce = { ...bet, choice: { mines: 3 }, actions: [{ action: 'cashout' }] };
  expect(recompute(mines, cashedOutAtOnce)).toEqual({ isValid: false, why: 'actions' });
});

test('a seed is compared with the hash that was shown for it', () => {
  const hash = 'a4e53dc2f480b8fce6fe688b1317658b446299df23ad533394406427c8c19557';
  expect(checkHash('server seed', hash)).toBe('equal');
  expect(checkHash('another seed', hash)).toBe('differs');
  expect(checkHash('server seed', ' ')).toBe('notGiven');
});

test('a pasted list is read as lines or as JSON, and its bad line is named', () => {
  const lines = 'dice; 1; 2.50; {"target":50,"side":"over"}; 4.95\n\ndice; x; 1; {}';
  expect(readBetList(lines)).toEqual({
    bets: [
      {
        game: 'dice',
        nonce: 1,
        stake: money('2.5'),
        paid: money('4.95'),
        actions: [],
        choice: { target: 50, side: 'over' },
      },
    ],
    badLine: 2,
  });
  const json = JSON.stringify([
    { gameCode: 'limbo', stake: 1, choice: { target: 2 }, fairness: { nonce: 3, serverSeed: 's' } },
  ]);
  expect(readBetList(json).bets[0]).toMatchObject({ game: 'limbo', nonce: 3, serverSeed: 's' });
});

test('a record of every table is held against its link: the hand of a shoe, the cards of seats, the round', () => {
  const chain = { link: 'ab'.repeat(32), salt: 'public salt', round: 3 };
  const chance = () => chanceOfRound(chain);
  const open = () => chanceOfRound({ ...chain, link: linkBefore(chain.link) });
  for (const [kind, { seats, deal, draw, decks }] of tableGames) {
    const hand = 5;
    const shoe = decks ? shuffleShoe(chance(), decks) : undefined;
    const dealt = () => handsOf(shoe!, deal!)[hand - 1];
    const seated = () => ({ from: 9, seats: [1], moves: [], cards: shoe!.cards.slice(9, 14) });
    const result = seats ? seated() : deal ? dealt() : draw!(chance(), open());
    // As the house keeps it: what is read back has its names in another order.
    const kept = JSON.parse(JSON.stringify(result), (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect([kind, isAsRecorded(kind, chain, { hand, result: kept })]).toEqual([kind, true]);
    const other = { ...chain, link: 'cd'.repeat(32) };
    const others = [1, 2, 3, 4].map((round) =>
      isAsRecorded(kind, { ...other, round }, { hand, result: kept }),
    );
    expect([kind, others.every(Boolean)]).toEqual([kind, false]);
  }
});
