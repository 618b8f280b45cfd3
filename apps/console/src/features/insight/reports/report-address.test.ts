import { expect, test } from 'vitest';
import { askedIn, type Measure, type Report, searchOf } from './report-address.ts';
import { placeBehind, placeOfFigure } from './report-places.ts';
import { orderAfter, orderIn, rowsOf, usualOrder } from './report-rows.ts';

const TODAY = '2031-05-10';

test('an address carries the whole view, and nonsense in it asks for nothing', () => {
  const search = {
    rows: 'line,member',
    column: 'day',
    figures: 'ngr,ggr',
    from: '2031-05-01',
    to: '2031-05-02',
  };
  expect(searchOf(askedIn(search, TODAY))).toEqual(search);
  const odd = askedIn(
    { rows: 'x,game,game,day,hour', column: 'game', figures: 'y', from: '2031-13-01' },
    TODAY,
  );
  expect(odd).toMatchObject({ rows: 'game,day', column: '', figures: 'ggr', from: '2031-05-04' });
  const versus = askedIn({ from: '2031-05-04', to: '2031-05-10', versus: 'before' }, TODAY);
  expect(versus).toMatchObject({ beforeFrom: '2031-04-27', beforeTo: '2031-05-03' });
  const byHour = askedIn({ rows: 'hour', figures: 'bets,active' }, TODAY);
  expect(byHour.figures, 'who played at which hour is not kept').toBe('bets');
  const weekdays = { from: '2031-05-09', to: '2031-05-10', versus: 'week' };
  const compared = askedIn(weekdays, TODAY);
  expect(compared).toMatchObject({ beforeFrom: '2031-05-02', beforeTo: '2031-05-03' });
  expect(searchOf(compared)).toMatchObject(weekdays);
});

test('every name can be opened, down to the bets behind it', () => {
  const asked = askedIn({ rows: 'category', from: TODAY, to: TODAY }, TODAY);
  const seen = { asked, sort: '-ggr' };
  const category = placeBehind(seen, [{ dimension: 'category', key: 'RNG' }]);
  expect(category).toMatchObject({ to: '/reports', search: { rows: 'game', category: 'RNG' } });
  // To whom a game lost, in the same order: those who won most stand on top.
  const game = placeBehind(seen, [{ dimension: 'game', key: 'BAIZE/dice' }]);
  expect(game).toMatchObject({
    to: '/reports',
    search: { rows: 'member', vendor: 'BAIZE', game: 'dice', sort: '-ggr' },
  });
  const theirs = { asked: askedIn(game!.search, TODAY), sort: '-ggr' };
  expect(placeBehind(theirs, [{ dimension: 'member', key: '7' }])).toEqual({
    to: '/bets',
    search: { from: TODAY, to: TODAY, member: '7', vendor: 'BAIZE', game: 'dice' },
  });
  const line = placeBehind(seen, [{ dimension: 'line', key: '7' }]);
  expect(line?.search).toMatchObject({ rows: 'member', line: '7' });
});

test('every figure opens what it is made of, down to the rows of one member', () => {
  const asked = askedIn({ rows: 'month', from: '2031-04-20', to: TODAY }, TODAY);
  const seen = { asked, sort: undefined };
  const month = [{ dimension: 'month', key: '2031-04' }] as const;
  expect(placeOfFigure(seen, month, 'ggr')?.search).toMatchObject({
    rows: 'game',
    from: '2031-04-20',
    to: '2031-04-30',
  });
  const bonuses = placeOfFigure(seen, month, 'bonuses');
  expect(bonuses?.search).toMatchObject({ rows: 'member', sort: 'bonuses' });
  expect(bonuses?.search.figures).toMatch(/^bonuses,/);
  const member = [...month, { dimension: 'member', key: '7' }] as const;
  expect(placeOfFigure(seen, member, 'bonuses')).toEqual({
    to: '/members/7',
    search: { tab: 'movements', from: '2031-04-20', to: '2031-04-30' },
  });
  expect(placeOfFigure(seen, member, 'stake')?.to).toBe('/bets');
  const kinds = { asked: askedIn({ rows: 'reason', figures: 'ggr' }, TODAY), sort: undefined };
  expect(kinds.asked.figures, 'reasons of money tell of no bets').toBe('costs');
  const cashback = placeBehind(kinds, [{ dimension: 'reason', key: 'CASHBACK' }]);
  expect(cashback?.search).toMatchObject({ rows: 'member', reason: 'CASHBACK' });
  const theirs = { asked: askedIn(cashback!.search, TODAY), sort: undefined };
  expect(placeBehind(theirs, [{ dimension: 'member', key: '7' }])).toMatchObject({
    to: '/members/7',
    search: { tab: 'movements', kind: 'betting_rebate' },
  });
  // Which bets were made at an hour of many days, no list tells.
  expect(placeOfFigure(seen, [{ dimension: 'hour', key: '07' }], 'ggr')).toBeUndefined();
});

test('a head puts rows in order: the largest first, then the smallest, then as they were', () => {
  const asked = askedIn({ rows: 'game', figures: 'bets,active' }, TODAY);
  const cell = (keys: string[], bets: number, active: number) => ({
    keys,
    column: null,
    figures: { bets, active },
    before: null,
  });
  const cells = [cell(['a'], 3, 1), cell(['b'], 1, 3), cell(['c'], 2, 2), cell([], 6, 6)];
  const report: Report = { cells, left: 0, names: [] };
  const measures: Measure[] = ['bets', 'active'];
  const shown = (sort: string) =>
    rowsOf(report, asked, orderIn(sort, measures))
      .rows.map(({ keys }) => keys[0])
      .join('');
  expect(['', 'active', '-active', 'ngr'].map(shown)).toEqual(['acb', 'bca', 'acb', 'acb']);
  const grew = cells.map((one, n) => ({ ...one, before: { bets: [3, 0, 4, 7][n]! } }));
  const byChange = (sort: string) =>
    rowsOf({ ...report, cells: grew }, asked, orderIn(sort, measures)).rows.map(
      ({ keys }) => keys[0],
    );
  expect(byChange('~bets').join('')).toBe('bac');
  expect(byChange('-~bets').join('')).toBe('cab');
  const ways = (isOfChange: boolean) =>
    ['', 'bets', '-bets', '~bets', '-~bets'].map((sort) =>
      orderAfter(orderIn(sort, measures), { measure: 'bets', isOfChange }),
    );
  expect(ways(false)).toEqual(['bets', '-bets', '', 'bets', 'bets']);
  // Where nothing was chosen they stand by the first figure: its head turns them round at once.
  const usual = usualOrder(asked, measures);
  expect(orderAfter(usual, { measure: 'bets', isOfChange: false })).toBe('-bets');
  expect(usualOrder(askedIn({ rows: 'day' }, TODAY), measures)).toBeUndefined();
  expect(ways(true)).toEqual(['~bets', '~bets', '~bets', '-~bets', '']);
});
