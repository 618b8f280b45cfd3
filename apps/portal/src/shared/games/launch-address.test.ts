import { expect, test } from 'vitest';
import { launchAddress } from './launch-address.ts';

const game = { vassalage: 'PG', gameType: 'RNG', gameCode: 'koi' };

test('a game opens in the frame, named by its vendor and code', () => {
  expect(launchAddress(game)).toEqual({
    to: '/seamless',
    search: { vendor: 'PG', gameCode: 'koi' },
  });
  expect(launchAddress(game, true).search).toEqual({ vendor: 'PG', gameCode: 'koi', fun: 1 });
});

test('lotteries have pages of their own, two of them by their vendor', () => {
  const at = (vassalage: string, gameType: string) =>
    launchAddress({ ...game, vassalage, gameType }).to;
  expect(at('TCG_LOTTO_VN', 'LOTT')).toBe('/vnLottery');
  expect(at('TCG_SEA', 'ELOTT')).toBe('/seaLottery');
  expect(at('BAIZE', 'LOTT')).toBe('/lottery');
  expect(at('BAIZE', 'ELOTT')).toBe('/lottery');
});

test('a sport of the house opens its book', () => {
  const sport = (gameCode: string, gameType: string) =>
    launchAddress({ vassalage: 'BAIZE', gameType, gameCode });
  expect(sport('sports-table-tennis', 'SPORTS')).toEqual({
    to: '/sports',
    search: { sport: 'TABLE_TENNIS' },
  });
  expect(sport('sports-moba', 'ESPORTS')).toEqual({ to: '/esports', search: { sport: 'MOBA' } });
  expect(launchAddress({ ...game, gameType: 'SPORTS' }).to).toBe('/seamless');
});

test('a game of the card room opens its lobby; board games have their own', () => {
  const card = (gameCode: string) =>
    launchAddress({ vassalage: 'BAIZE', gameType: 'PVP', gameCode });
  expect(card('holdem')).toEqual({ to: '/pvp', search: { game: 'holdem' } });
  expect(card('xiangqi')).toEqual({ to: '/bgs', search: { game: 'xiangqi' } });
  expect(launchAddress({ ...game, gameType: 'PVP', gameCode: 'holdem' }).to).toBe('/seamless');
});
