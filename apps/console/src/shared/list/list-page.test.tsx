// @vitest-environment happy-dom
import { amount, call } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { type Asked, showPage } from '../../testing/show-page.tsx';
import { figureColumn, moneyColumn, tagColumn, timeColumn, titleColumn } from './columns.tsx';
import { choiceFilter, daysFilter, memberFilter, searchFilter } from './filters.tsx';
import { listPage } from './list-page.tsx';

const row = z.object({
  id: z.string(),
  name: z.string(),
  sum: amount,
  count: z.number(),
  at: z.nullable(z.number()),
  state: z.enum(['open', 'settled']),
});
const shared = { method: 'GET', audience: 'operator', class: 'read', summary: '' } as const;
const text = z.optional(z.string());
const filters = {
  state: z.optional(z.enum(['open', 'settled'])),
  betId: text,
  memberId: z.optional(z.number()),
  from: z.optional(z.number()),
  to: z.optional(z.number()),
};

const numbered = call({
  ...shared,
  path: '/ops/play/numbered',
  input: z.object({ page: z.number(), pageSize: z.number(), ...filters }),
  value: z.object({ list: z.array(row), totalPages: z.number(), totalCount: z.number() }),
});
const marked = call({
  ...shared,
  path: '/ops/play/marked',
  input: z.object({ pageSize: z.number(), after: text }),
  value: z.object({ list: z.array(row), after: z.nullable(z.string()) }),
});

const STATES = ['open', 'settled'] as const;
const stateFilter = {
  key: 'state' as const,
  label: 'console.bets.state' as const,
  values: STATES,
  word: (value: (typeof STATES)[number]) => `console.bets.state.${value}` as const,
  read: (state: (typeof STATES)[number]) => ({ state }),
};

const Numbered = listPage(numbered, {
  words: 'console.bets',
  file: 'bets.csv',
  rowId: ({ id }) => id,
  summary: 'console.audit.summary',
  filters: [
    searchFilter('bet', 'console.bets.filter.bet', (betId) => ({ betId })),
    memberFilter('console.bets.filter.member'),
    choiceFilter({ ...stateFilter, any: 'console.bets.anyState' }),
    daysFilter('console.bets.days', 'console.bets.anyDay', (span) => span),
  ],
  columns: [
    titleColumn('console.bets.member', ({ name, id }) => [name, id]),
    moneyColumn('console.bets.stake', ({ sum }) => sum),
    figureColumn('console.bets.number', ({ count }) => count, { sortBy: ({ count }) => count }),
    timeColumn('console.bets.at', ({ at }) => at),
    tagColumn('console.bets.state', ({ state }) => ['good', state]),
  ],
  beside: {
    words: 'console.dep',
    picture: 'empty',
    show: (id, opened) => <p>{opened ? `opened ${opened.name}` : `looked for ${id}`}</p>,
  },
});

const Marked = listPage(marked, {
  words: 'console.bets',
  rowId: ({ id }) => id,
  columns: [
    titleColumn('console.bets.member', ({ name }) => [name]),
    { header: 'console.bets.stake', right: 'play.stop', cell: () => 'hidden' },
  ],
  open: ({ id }) => ({ to: '/bets/$betId', params: { betId: id } }),
});

const ANNA = { id: '7', name: 'anna', sum: 12.5, count: 3, at: null, state: 'open' };
const BEN = { id: '8', name: 'ben', sum: 0.5, count: 12, at: 0, state: 'settled' };
const pageOf = (list: readonly object[], totalPages = 1) => ({
  value: { list, totalPages, totalCount: list.length },
});
/** What the list asked last; who is there and how the house stands are asked for beside it. */
const askedLast = (asked: readonly Asked[]) =>
  asked.filter(({ path }) => path.startsWith('/ops/play/')).at(-1)?.query;

// The first page of all waits for everything that is loaded with it.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what the address says is asked, and what is not said is not', async () => {
  const { asked } = showPage(
    Numbered,
    '/list?bet=41&member=100001&state=settled&from=2026-11-01&to=2026-11-02&page=3',
    () => pageOf([ANNA]),
  );
  await screen.findByText('anna');
  expect(asked.map(({ path }) => path)).toContain('/ops/play/numbered');
  expect(askedLast(asked)).toEqual({
    page: '3',
    pageSize: '25',
    betId: '41',
    memberId: '100001',
    state: 'settled',
    from: String(Date.UTC(2026, 9, 31, 23)),
    to: String(Date.UTC(2026, 10, 2, 23) - 1),
  });
});

test('nonsense in the address asks for nothing', async () => {
  const { asked } = showPage(Numbered, '/list?member=x&state=lost&from=yesterday&page=-2', () =>
    pageOf([ANNA]),
  );
  await screen.findByText('anna');
  expect(askedLast(asked)).toEqual({ page: '1', pageSize: '25' });
});

test('a filter goes to the address, back to the first page, and closes what is open', async () => {
  const { asked, search } = showPage(Numbered, '/list?page=2&id=7', () => pageOf([ANNA], 4));
  await screen.findByText('opened anna');
  fireEvent.change(screen.getByLabelText('console.bets.state'), { target: { value: 'open' } });
  await waitFor(() => expect(search()).toEqual({ state: 'open' }));
  await waitFor(() =>
    expect(askedLast(asked)).toEqual({ page: '1', pageSize: '25', state: 'open' }),
  );
  fireEvent.change(screen.getByLabelText('console.bets.state'), { target: { value: '' } });
  await waitFor(() => expect(search()).toEqual({}));
});

test('clearing the filters clears both ends of the days', async () => {
  const { search } = showPage(Numbered, '/list?from=2026-11-01&to=2026-11-02&state=open', () =>
    pageOf([ANNA]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(search()).toEqual({}));
});

test('a row opens beside the list, and one that is not on the page is looked for', async () => {
  const { search } = showPage(Numbered, '/list', () => pageOf([ANNA, BEN]));
  fireEvent.click(await screen.findByText('ben'));
  await screen.findByText('opened ben');
  expect(search()).toEqual({ id: '8' });
  cleanup();
  showPage(Numbered, '/list?id=99', () => pageOf([ANNA]));
  await screen.findByText('looked for 99');
});

test('Escape closes what is open beside the list, but not from within a field', async () => {
  const media = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  const { search } = showPage(Numbered, '/list?id=8', () => pageOf([ANNA, BEN]));
  await screen.findByText('opened ben');
  const field = screen.getAllByRole('searchbox')[0]!;
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(search()).toEqual({ id: '8' });
  fireEvent.keyDown(screen.getByText('opened ben'), { key: 'Escape' });
  await waitFor(() => expect(search()).toEqual({}));
});

test('a row opens a page of its own where the list says so', async () => {
  const { path } = showPage(Marked, '/list', () => ({ value: { list: [ANNA], after: null } }));
  fireEvent.click(await screen.findByText('anna'));
  await screen.findByText('one bet');
  expect(path()).toBe('/bets/7');
});

test('cells are written in the words of the house', async () => {
  showPage(Numbered, '/list', () => pageOf([ANNA, BEN]));
  const [, anna, ben] = await waitFor(() => {
    const rows = screen.getAllByRole('row');
    expect(rows).toHaveLength(3);
    return rows;
  });
  expect(anna?.textContent).toContain('12.50');
  expect(anna?.textContent).toContain('–');
  expect(ben?.textContent).toContain('1 Jan 1970, 01:00');
});

test('a column with an order is sorted by a press on its head', async () => {
  showPage(Numbered, '/list', () => pageOf([ANNA, BEN]));
  await screen.findByText('anna');
  const first = () => screen.getAllByRole('row')[1]?.textContent;
  expect(first()).toContain('anna');
  fireEvent.click(screen.getByRole('button', { name: /console.bets.number/ }));
  await waitFor(() => expect(first()).toContain('ben'));
});

test('numbered pages are turned in the address', async () => {
  const { asked, search } = showPage(Numbered, '/list', () => pageOf([ANNA], 4));
  fireEvent.click(await screen.findByRole('button', { name: /3/ }));
  await waitFor(() => expect(search()).toEqual({ page: '3' }));
  await waitFor(() => expect(askedLast(asked)?.page).toBe('3'));
});

test('a list with marks remembers the way it came', async () => {
  const { asked, search } = showPage(Marked, '/list?after=120', ({ query }) => ({
    value: { list: [query.after === '120' ? ANNA : BEN], after: '100' },
  }));
  await screen.findByText('anna');
  fireEvent.click(screen.getByRole('button', { name: /next/i }));
  await waitFor(() => expect(search()).toEqual({ after: '120,100' }));
  await waitFor(() => expect(askedLast(asked)).toEqual({ pageSize: '25', after: '100' }));
});

test('a file holds all pages by the filters that are set, in the words of the cells', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  const { asked } = showPage(Numbered, '/list?state=open&page=2', ({ query }) =>
    pageOf([query.page === '1' ? ANNA : BEN], 2),
  );
  await screen.findByText('ben');
  fireEvent.click(screen.getByRole('button', { name: 'console.csv' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]!.text()).trim().split('\r\n').slice(1);
  expect(lines).toEqual([
    'anna · 7,12.50,3,,open',
    'ben · 8,0.50,12,"1 Jan 1970, 01:00:00",settled',
  ]);
  expect(askedLast(asked)).toEqual({ page: '2', pageSize: '999', state: 'open' });
});

test('an empty list says so, a failed one offers another try', async () => {
  showPage(Numbered, '/list', () => pageOf([]));
  await screen.findByText('console.bets.none');
  cleanup();
  let isWell = false;
  showPage(Numbered, '/list', () => (isWell ? pageOf([ANNA]) : { refused: 'X' }));
  const again = await screen.findByRole('button', { name: 'console.failure.again' });
  isWell = true;
  fireEvent.click(again);
  await screen.findByText('anna');
});

test('a column is shown only to those who have its right', async () => {
  showPage(Marked, '/list', () => ({ value: { list: [ANNA], after: null } }));
  await screen.findByText('anna');
  expect(screen.queryByText('hidden')).toBeNull();
});
