// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { thin, valueRanges } from '../chart/chart-options.ts';
import { dateToDay, dayToDate } from '../dates/day.ts';
import { Tooltip } from '../layers/tooltip.tsx';
import { type Filter, FilterBar, type FilterState } from '../table/filter-bar.tsx';
import { setPhone, show } from '../testing/words.tsx';
import { Avatar } from './avatar.tsx';
import { Money } from './money.tsx';
import { Tabs } from './tabs.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('money is set with a true minus, and only a win is brass', () => {
  const parts = {
    sign: '-',
    currency: '₱',
    position: 'before',
    whole: '2,310',
    decimals: '.40',
  } as const;
  const { container } = show(<Money parts={parts} />);
  expect(container.textContent).toBe('−₱2,310.40');
  expect(container.querySelector('.text-brass-text')).toBeNull();
  cleanup();
  const after = { ...parts, sign: '+', currency: 'kr', position: 'after' } as const;
  const win = show(<Money parts={after} tone="win" />).container;
  expect(win.textContent).toBe('+2,310.40kr');
  expect(win.querySelector('.text-brass-text')).not.toBeNull();
});

function Views() {
  const [tab, setTab] = useState('a');
  const tabs = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
  return (
    <Tabs label="Views" tabs={tabs} value={tab} onChange={setTab}>
      panel {tab}
    </Tabs>
  );
}

test('arrows, Home and End walk the tabs, and only the chosen one is in the way of Tab', () => {
  show(<Views />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByRole('tab', { name: 'a' }).focus();
  press('ArrowLeft');
  expect(document.activeElement!.textContent).toBe('c');
  expect(screen.getByRole('tabpanel', { name: 'c' }).textContent).toBe('panel c');
  press('ArrowRight');
  press('End');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('c');
  press('Home');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

const filters: Filter[] = [
  { kind: 'search', key: 'q', label: 'Find' },
  {
    kind: 'choice',
    key: 'way',
    label: 'Way',
    options: [
      { value: '', label: 'any' },
      { value: 'bank', label: 'bank' },
    ],
  },
];

function Bar({ onState }: { onState: (state: FilterState) => void }) {
  const [state, setState] = useState<FilterState>({ page: '2' });
  onState(state);
  return <FilterBar filters={filters} state={state} onChange={setState} />;
}

test('filters are one plain object; clearing takes out only their own keys', () => {
  vi.useFakeTimers();
  setPhone(false);
  const onState = vi.fn();
  show(<Bar onState={onState} />);
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'mara' } });
  expect(onState).toHaveBeenLastCalledWith({ page: '2' });
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.change(screen.getByLabelText('Way'), { target: { value: 'bank' } });
  expect(onState).toHaveBeenLastCalledWith({ page: '2', q: 'mara', way: 'bank' });
  fireEvent.click(screen.getByText('clear'));
  expect(onState).toHaveBeenLastCalledWith({ page: '2' });
});

test('on a phone the filters wait in a drawer', () => {
  setPhone(true);
  show(<Bar onState={() => {}} />);
  expect(screen.queryByLabelText('Way')).toBeNull();
  fireEvent.click(screen.getByLabelText('filters'));
  expect(screen.getByRole('dialog', { name: 'filters' })).toBeTruthy();
  expect(screen.getByLabelText('Way')).toBeTruthy();
});

test('a tooltip describes its control on focus, and Escape sends it away', () => {
  show(
    <Tooltip text="why">
      <button type="button">what</button>
    </Tooltip>,
  );
  const button = screen.getByText('what');
  act(() => button.focus());
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a picture that fails is replaced by the next, then by the letter', () => {
  // Whole addresses: where the page stands is another test's matter.
  const [first, second] = ['https://art.example/a.png', 'https://art.example/b.png'];
  const { container } = show(<Avatar name="mara" src={first} fallbackSrc={second} />);
  const image = () => container.querySelector('img');
  expect(image()!.getAttribute('src')).toBe(first);
  fireEvent.error(image()!);
  expect(image()!.getAttribute('src')).toBe(second);
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  expect(container.textContent).toBe('m');
});

test('a day keeps its date in every time zone', () => {
  expect(dateToDay(dayToDate('2026-03-01'))).toBe('2026-03-01');
});

test('both axes of a chart have their zero on one height, and in sight', () => {
  const line = { label: '', colour: 'felt' } as const;
  const { start, end } = valueRanges([
    { ...line, id: 'a', values: [400, 800, null] },
    { ...line, id: 'b', values: [-20, 60], axis: 'end' },
  ]);
  const zero = ([low, high]: [number, number]) => -low / (high - low);
  expect(zero(start)).toBeCloseTo(zero(end), 6);
  expect(end[0]).toBeLessThanOrEqual(-20);
  expect(start[1]).toBeGreaterThanOrEqual(800);
});

test('a narrow time axis names fewer times, evenly', () => {
  expect(thin([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
  expect(thin([1, 2], 9)).toEqual([1, 2]);
});
