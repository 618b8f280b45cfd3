// @vitest-environment happy-dom
import { operatorsSession, operatorsStaff, systemOperator } from '@baize/contract';
import { ConnectionFailed } from '@baize/web/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from './api.ts';
import { session } from './session/session.ts';

const answer = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const says = (body: unknown, status = 200) =>
  answer.mockResolvedValue(new Response(JSON.stringify(body), { status }));

test('a place in the path is filled, and what is left travels in the body', async () => {
  says({ success: false, errorCode: 'changed.meanwhile', message: 'Changed', value: null }, 409);
  const roles = ask(operatorsStaff.setRoles, { id: 7, version: 2, roles: ['risk'] });
  await expect(roles).rejects.toMatchObject({ errorCode: 'changed.meanwhile', message: 'Changed' });
  const [path, options] = answer.mock.calls[0]!;
  expect(path).toBe('/ops/operators/7/roles');
  expect(JSON.parse(String(options.body))).toEqual({ version: 2, roles: ['risk'] });
});

test('an ended session is told once, and its token is gone', async () => {
  session.begin('ops_old');
  const ended = vi.fn();
  const stop = session.onEnd(ended);
  says({ success: false, errorCode: 'user.token.expired', message: 'Ended', value: null }, 401);
  await expect(ask(operatorsSession.session, {})).rejects.toMatchObject({
    errorCode: 'user.token.expired',
  });
  expect(ended).toHaveBeenCalledExactlyOnceWith('ended');
  expect(session.token()).toBeUndefined();
  stop();
});

test('a late answer to an old token leaves the new session alone', async () => {
  session.begin('ops_old');
  answer.mockImplementation(async () => {
    session.begin('ops_new');
    const body = { success: false, errorCode: 'login.not.session', message: '', value: null };
    return new Response(JSON.stringify(body), { status: 401 });
  });
  await expect(ask(operatorsSession.session, {})).rejects.toThrow();
  expect(session.token()).toBe('ops_new');
});

test("a proxy's error page is a failure of the line", async () => {
  answer.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(ask(systemOperator.readStatus, {})).rejects.toBeInstanceOf(ConnectionFailed);
});
