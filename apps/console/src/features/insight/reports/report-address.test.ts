import { expect, test } from 'vitest';
import { askedIn, type Measure, placeBehind, type Report, searchOf } from './report-address.ts';
import { orderAfter, orderIn, rowsOf } from './report-rows.ts';

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
});

test('every number can be opened, down to the bets behind it', () => {
  const asked = askedIn({ from: TODAY, to: TODAY }, TODAY);
  const category = placeBehind(asked, 'category', 'RNG');
  expect(category).toMatchObject({ to: '/reports', search: { rows: 'game', category: 'RNG' } });
  expect(placeBehind(asked, 'game', 'BAIZE/dice')).toEqual({
    to: '/bets',
    search: { from: TODAY, to: TODAY, vendor: 'BAIZE', game: 'dice' },
  });
  expect(placeBehind(asked, 'line', '7')?.search).toMatchObject({ rows: 'member', line: '7' });
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
  expect(orderAfter(undefined, 'bets')).toBe('bets');
  expect(orderAfter({ measure: 'bets', isRising: false }, 'bets')).toBe('-bets');
  expect(orderAfter({ measure: 'bets', isRising: true }, 'bets')).toBe('');
});
