// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it counts whole seconds down and then stands open again', () => {
  const { result } = renderHook(() => useCountdown());
  expect(result.current.isRunning).toBe(false);
  act(() => result.current.start(120));
  expect(result.current.secondsLeft).toBe(120);
  act(() => void vi.advanceTimersByTime(1500));
  expect(result.current.secondsLeft).toBe(119);
  act(() => void vi.advanceTimersByTime(118_500));
  expect(result.current.isRunning).toBe(false);
});

test('a tab that slept through the time does not make it longer', () => {
  let now = 0;
  const { result } = renderHook(() => useCountdown(() => now));
  act(() => result.current.start(60));
  now = 59_000;
  act(() => void vi.advanceTimersByTime(250));
  expect(result.current.secondsLeft).toBe(1);
});
