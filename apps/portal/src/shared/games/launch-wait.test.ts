// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overlay } from '../pages/overlay.ts';
import { session } from '../session/session.ts';
import { openAfterLogin } from './launch-wait.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  session.end();
  overlay.close();
});

test('what waits for a login goes on after it, once', () => {
  const open = vi.fn();
  openAfterLogin(open);
  expect(overlay.current()?.name).toBe('login');
  session.begin({ token: 't', kind: 'member' });
  overlay.close();
  vi.runAllTimers();
  session.begin({ token: 'u', kind: 'member' });
  vi.runAllTimers();
  expect(open).toHaveBeenCalledTimes(1);
});

test('going over to the registration keeps waiting; closing the dialog does not', () => {
  const open = vi.fn();
  openAfterLogin(open);
  overlay.open('register');
  overlay.close();
  vi.runAllTimers();
  session.begin({ token: 't', kind: 'member' });
  vi.runAllTimers();
  expect(open).not.toHaveBeenCalled();
});

test('a dialog that goes away as it lets a guest in keeps what they came for', () => {
  const open = vi.fn();
  openAfterLogin(open);
  overlay.close();
  session.begin({ token: 't', kind: 'trial' });
  vi.runAllTimers();
  expect(open).toHaveBeenCalledOnce();
});
