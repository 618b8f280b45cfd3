// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/words.tsx';
import { pageWindow } from './page-window.ts';
import { Pager } from './pager.tsx';

afterEach(cleanup);

test.each([
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
  [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
])('page %i of %i shows five pages and one at each end', (page, count, shown) => {
  expect(pageWindow(page, count, 5, 1)).toEqual(shown);
});

test('a gap never hides a single page', () => {
  expect(pageWindow(5, 20, 5, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap', 20]);
});

test('without margins only the window is shown', () => {
  expect(pageWindow(10, 20, 5, 0)).toEqual(['gap', 8, 9, 10, 11, 12]);
});

test('a pager names its pages, marks the current one and stops at the ends', () => {
  const onPage = vi.fn();
  show(<Pager page={1} pageCount={20} onPage={onPage} />);
  expect(screen.getByRole('navigation').getAttribute('aria-label')).toBe('pages');
  expect(screen.getByLabelText('page 1').getAttribute('aria-current')).toBe('page');
  fireEvent.click(screen.getByLabelText('previousPage'));
  fireEvent.click(screen.getByLabelText('page 3'));
  fireEvent.click(screen.getByLabelText('nextPage'));
  expect(onPage.mock.calls).toEqual([[3], [2]]);
});
