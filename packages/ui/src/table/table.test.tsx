// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPhone, show } from '../testing/words.tsx';
import { type Column, Table } from './table.tsx';

type Row = { id: string; name: string; amount: bigint };

const rows: Row[] = [
  { id: 'a', name: 'Mara', amount: 900n },
  { id: 'b', name: 'Ben', amount: 12_000n },
  { id: 'c', name: 'Sora', amount: 5_250n },
];
const columns: Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    onCard: 'title',
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'figure',
    cell: ({ amount }) => String(amount),
    sortBy: ({ amount }) => amount,
    total: '18150',
  },
];
const table = (more = {}) => (
  <Table
    caption="Bets"
    columns={columns}
    rows={rows}
    rowId={({ id }) => id}
    empty={<p>none</p>}
    {...more}
  />
);
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1, 4)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent);

beforeEach(() => setPhone(false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a wide screen gets a table with sortable heads and a row of totals', () => {
  show(table({ totalsLabel: 'Sum' }));
  expect(screen.getByRole('table', { name: 'Bets' })).toBeTruthy();
  expect(screen.getAllByRole('row').at(-1)!.textContent).toBe('Sum18150');
});

test('figures sort from the largest, then from the smallest, then not at all', () => {
  show(table());
  const head = screen.getByRole('button', { name: 'Amount' });
  fireEvent.click(head);
  expect(names()).toEqual(['Ben', 'Sora', 'Mara']);
  expect(head.closest('th')!.getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(head);
  expect(names()).toEqual(['Mara', 'Sora', 'Ben']);
  fireEvent.click(head);
  expect(names()).toEqual(['Mara', 'Ben', 'Sora']);
});

test('rows the server has sorted are shown as they come', () => {
  const onSortingChange = vi.fn();
  show(
    table({
      isSortedByServer: true,
      sorting: { id: 'name', isDescending: false },
      onSortingChange,
    }),
  );
  expect(names()).toEqual(['Mara', 'Ben', 'Sora']);
  fireEvent.click(screen.getByRole('button', { name: 'Amount' }));
  expect(onSortingChange).toHaveBeenCalledWith({ id: 'amount', isDescending: true });
});

test('on a phone the table turns into cards, with every head beside its value', () => {
  setPhone(true);
  show(table());
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list', { name: 'Bets' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual([
    'MaraAmount900',
    'BenAmount12000',
    'SoraAmount5250',
  ]);
});

test('cards can be sorted too', () => {
  setPhone(true);
  show(table());
  fireEvent.change(screen.getByLabelText('sortBy'), { target: { value: 'amount' } });
  const first = () => screen.getAllByRole('listitem')[0]!.textContent;
  expect(first()).toBe('MaraAmount900');
  fireEvent.click(screen.getByLabelText('ascending'));
  expect(first()).toBe('BenAmount12000');
});

test('an empty table shows what the app has for that, a loading one rows to come', () => {
  show(table({ rows: [] }));
  expect(screen.getByText('none')).toBeTruthy();
  cleanup();
  show(table({ rows: [], isLoading: true, skeletonRows: 3 }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

test('a row opens by click and by Enter, but not by the controls in it', () => {
  const onRowOpen = vi.fn();
  const withButton = [
    { id: 'x', header: 'X', cell: () => <button type="button">own</button> },
    ...columns,
  ];
  show(table({ columns: withButton, onRowOpen }));
  fireEvent.click(screen.getAllByText('own')[0]!);
  expect(onRowOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Ben'));
  fireEvent.keyDown(screen.getByText('Sora').closest('tr')!, { key: 'Enter' });
  expect(onRowOpen.mock.calls).toEqual([[rows[1]], [rows[2]]]);
});
