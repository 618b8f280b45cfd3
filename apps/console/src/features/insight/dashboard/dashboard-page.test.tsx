// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../../../testing/show-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';

test('who may not see figures is asked for none: no call for money leaves the page', async () => {
  const { asked } = showPage(DashboardPage, '/list', () => ({ value: { list: [] } }));
  await screen.findByText('console.today.alarms');
  expect(asked.map(({ path }) => path)).not.toContain('/ops/insight/today');
  expect(screen.queryByText('console.today.ggr')).toBeNull();
  expect(screen.queryByText('console.today.waterfall')).toBeNull();
});
