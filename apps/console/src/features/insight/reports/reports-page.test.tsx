// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '../../../testing/show-page.tsx';
import { ReportsPage } from './reports-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cell = (keys: string[]) => ({ keys, column: null, figures: { bets: 1 }, before: null });

test('another grouping is shown with its own rows, never with those of the one before', async () => {
  showPage(ReportsPage, '/list?rows=country&figures=bets', ({ path, query }) => {
    if (!path.endsWith('/report')) return { value: { list: [] } };
    const key = query.rows === 'country' ? 'PH' : '2031-05-10';
    return { value: { cells: [cell([key]), cell([])], left: 0, names: [] } };
  });
  await screen.findByRole('rowheader', { name: 'Philippines' });
  fireEvent.change(screen.getByLabelText('console.reports.rows'), { target: { value: 'day' } });
  await screen.findByRole('rowheader', { name: /May 2031/ });
  expect(screen.queryByRole('rowheader', { name: 'Philippines' })).toBeNull();
});
