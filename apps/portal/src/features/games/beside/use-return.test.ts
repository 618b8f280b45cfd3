// @vitest-environment happy-dom
import { keno, plinko } from '@baize/games';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { expect, test } from 'vitest';
import type { Choice, PublishedRules } from '../stage/stage.ts';
import { useReturn } from './use-return.ts';

type Game = { code: string; returns: () => { returnToPlayer: number }[] };

function shownFor({ code, returns }: Game, choice: Choice) {
  const rules = { gameCode: code, returns: returns() } as PublishedRules;
  const client = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client }, children);
  return renderHook(({ chosen }) => useReturn(rules, chosen), {
    wrapper,
    initialProps: { chosen: choice },
  });
}

test('each choice shows its own return, not the best of all', async () => {
  const { result, rerender } = shownFor(plinko, { rows: 16, risk: 'medium' });
  await waitFor(() => expect(result.current?.highest).toBeCloseTo(0.98988, 5));
  expect(result.current?.lowest).toBe(result.current?.highest);
  rerender({ chosen: { rows: 12, risk: 'high' } });
  expect(result.current?.highest).toBeCloseTo(0.99116, 5);
});

test('what is not chosen yet shows from where to where the returns go', async () => {
  const { result, rerender } = shownFor(keno, { picks: [1], risk: 'low' });
  await waitFor(() => expect(result.current?.highest).toBeCloseTo(0.9875, 6));
  rerender({ chosen: { picks: [], risk: 'low' } });
  expect(result.current!.lowest).toBeLessThan(result.current!.highest);
});
