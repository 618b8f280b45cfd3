import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing/house.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse();
});
afterAll(() => at.close());

const KEY = '/wps/session/key';

async function get(url: string, headers: Record<string, string | string[]> = {}) {
  const response = await at.app.inject({ url, headers });
  return { status: response.statusCode, headers: response.headers, ...response.json() };
}

describe('the brand', () => {
  test('need not be named, and may be named rightly', async () => {
    expect(await get(KEY)).toMatchObject({ success: true });
    expect(await get(KEY, { merchant: 'baize' })).toMatchObject({ success: true });
  });

  test('is refused when wrong or named twice', async () => {
    const refused = { status: 400, success: false, errorCode: 'function.not.available' };
    for (const merchant of ['other', 'baize, baize', '']) {
      const answer = await get(KEY, { merchant });
      expect(answer).toMatchObject(refused);
      expect(answer.message).toMatch(/ \(#543\)$/);
    }
  });
});

describe('a path', () => {
  test('that is known under another verb says which verbs it knows', async () => {
    const answer = await at.app.inject({ method: 'POST', url: KEY, payload: {} });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toContain('GET');
    expect(answer.json()).toMatchObject({ errorCode: 'http_method_not_support' });
    expect(answer.json().message).toContain('(#459)');
  });

  test('that nobody knows is answered in the envelope, also where answers are bare', async () => {
    for (const root of ['/wps', '/lgw', '/lotto/lgw', '/ops', '/vendor']) {
      const answer = await get(`${root}/nothing/here`);
      expect(answer).toMatchObject({ status: 404, success: false, errorCode: 'not.found' });
    }
  });

  test('that cannot be read is refused in the envelope', async () => {
    expect(await get('/wps/%E0%A4%A')).toMatchObject({ status: 400, success: false });
  });
});

describe('a refusal', () => {
  test("is said in the caller's language, and in English where there are no words", async () => {
    const said = async (headers: Record<string, string>) =>
      (await get('/wps/nothing', headers)).message;
    const english = await said({});
    expect(await said({ language: 'TH' })).not.toBe(english);
    expect(await said({ 'accept-language': 'th-TH' })).toBe(await said({ language: 'th' }));
    expect(await said({ language: 'XX' })).toBe(english);
  });
});

describe('a request', () => {
  test('carries an id out, its own where that can be trusted', async () => {
    const own = await get(KEY, { 'x-request-id': 'proxy-12345678' });
    expect(own.headers['x-request-id']).toBe('proxy-12345678');
    const forged = await get(KEY, { 'x-request-id': 'line\tbreak "quoted"' });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('with a dead token is told so when it reads', async () => {
    const answer = await get(KEY, { authorization: 'no-such-token' });
    expect(answer).toMatchObject({ status: 401, errorCode: 'login.not.session' });
  });

  test('that changes something must come from our own pages', async () => {
    const send = (origin: string) =>
      at.app.inject({ method: 'POST', url: '/wps/x', headers: { origin, host: 'play.example' } });
    expect((await send('https://evil.example')).json()).toMatchObject({
      errorCode: 'origin.not.allowed',
    });
    expect((await send('https://play.example')).statusCode).toBe(404);
  });
});
