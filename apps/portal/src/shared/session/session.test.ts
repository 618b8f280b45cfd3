// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { session } from './session.ts';

afterEach(() => session.end());

test('a session lives in the session storage of the tab', () => {
  session.begin({ token: 'abc', kind: 'agent' });
  expect(session.token()).toBe('abc');
  expect(session.current()?.kind).toBe('agent');
  expect(Object.values({ ...localStorage })).toEqual([]);
  expect(sessionStorage.length).toBe(1);
});

test('the end of a session clears everything the tab kept', () => {
  session.begin({ token: 'abc', kind: 'member' });
  sessionStorage.setItem('closed-popups', '1,2');
  session.end();
  expect(session.current()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('whoever listens hears of every change until they stop', () => {
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  session.begin({ token: 'abc', kind: 'member' });
  session.end();
  stop();
  session.begin({ token: 'def', kind: 'member' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the same session is the same object, so that nothing is drawn twice', () => {
  session.begin({ token: 'abc', kind: 'member' });
  expect(session.current()).toBe(session.current());
});

test('a damaged entry counts as no session', () => {
  sessionStorage.setItem('baize.session', '{"token":');
  expect(session.current()).toBeNull();
});
