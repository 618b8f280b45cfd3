import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPeople, type People } from '../../../testing/people.ts';
import { findMember, openProfile } from '../index.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.close());

const edit = (token: string, body: object, path = '/wps/member/info') =>
  people.ask('POST', path, { token, body });

test('a nickname keeps to its rule, and a card number in it is masked', async () => {
  const { token } = await people.register();
  const name = (nickname: string) => edit(token, { nickname }, '/wps/member/info/nickname');
  expect((await name('  Annie  ')).value.nickname).toBe('Annie');
  const refused = { status: 422, errorCode: 'format.nickname.err' };
  expect(await name('A')).toMatchObject(refused);
  expect(await name('x'.repeat(21))).toMatchObject(refused);
  expect(await name('😀'.repeat(20))).toMatchObject({ success: true });
  expect(await name('two words')).toMatchObject(refused);
  expect((await name('4111111111111111')).value.nickname).toBe('************1111');
  expect((await name('<b>hi</b>')).value.nickname).toBe('<b>hi</b>');
});

test('nobody is left without a nickname: an empty one is refused, and nothing has changed', async () => {
  const { token, username } = await people.register();
  for (const path of ['/wps/member/info/nickname', '/wps/member/info']) {
    for (const nickname of ['', '   ']) {
      const refused = await edit(token, { nickname, line: 'ann' }, path);
      expect(refused).toMatchObject({
        status: 422,
        errorCode: 'format.nickname.err',
        message: 'Invalid nickname format',
        value: { faults: { nickname: { min: 2, max: 20 } } },
      });
    }
  }
  const profile = (await people.ask('GET', '/wps/member/profile', { token })).value;
  expect(profile).toMatchObject({ nickname: username });
  expect(profile.line ?? '').toBe('');
  const qq = await edit(token, { qqNum: '01234' });
  expect(qq).toMatchObject({ status: 422, errorCode: 'format.qq.err' });
  expect((await edit(token, { qqNum: '' })).success).toBe(true);
});

test('a real name and a birthday are set once; of age is old enough', async () => {
  const { token } = await people.register();
  const payee = (payeeName: string) => edit(token, { payeeName }, '/wps/member/info/payeename');
  expect((await payee('Ann Example')).value.payeeName).toBe('A*** E***');
  expect(await payee('Bob Example')).toMatchObject({ status: 409 });
  const before = people.house.clock.now();
  people.house.clock.moveTo(new Date('2026-11-15T00:00:00Z'));
  const fresh = (await people.register()).token;
  expect(await edit(fresh, { birthday: '2008-11-16' })).toMatchObject({
    errorCode: 'register.under.age',
    message: 'You must be at least 18 years old',
  });
  expect(await edit(fresh, { birthday: '2008-11-15' })).toMatchObject({ success: true });
  expect(await edit(fresh, { birthday: '1990-01-01' })).toMatchObject({ status: 409 });
  people.house.clock.moveTo(before);
});

test('what the brand does not let members change, and what is not theirs to say, stays', async () => {
  const { token, id } = await people.register();
  expect(await edit(token, { idNumber: 'A1234567' })).toMatchObject({ status: 403 });
  const kept = await edit(token, {
    occupation: 'Teacher',
    type: 1,
    path: '/1/',
    frozen_at: null,
    balance: 1e6,
    vip: 9,
  });
  expect(kept).toMatchObject({ success: true, value: { type: 0 } });
  const member = (await findMember(people.house.db, id))!;
  expect(openProfile(people.house, member)).toEqual({ occupation: 'Teacher' });
  expect(member).toMatchObject({ type: 0, path: `/${id}/` });
  expect(Object.keys(kept.value).filter((key) => /hash|sealed|lookup|path/.test(key))).toEqual([]);
});

test('the language is kept and spoken; one that nobody knows is refused', async () => {
  const { token, id } = await people.register();
  const say = (method: 'PUT' | 'POST', language: string) =>
    people.ask(method, '/wps/member/language', { token, body: { language } });
  expect(await say('PUT', 'vi')).toMatchObject({ success: true });
  expect((await findMember(people.house.db, id))!.language).toBe('VI');
  expect(await say('POST', 'TH')).toMatchObject({ success: true });
  expect(await say('PUT', 'xx')).toMatchObject({ status: 400 });
  const refused = await people.ask('GET', '/wps/member/info', { headers: { language: 'vi' } });
  expect(refused.message).not.toBe('You are not logged in, please login');
});

test('a drawn picture is one of those there are', async () => {
  const { token } = await people.register();
  const draw = (avatar: string) => edit(token, { avatar }, '/wps/member/info/icon');
  expect((await draw('7')).value).toEqual({ avatar: '7', avatarType: 'STATIC' });
  for (const avatar of ['0', '25', '../1', '']) {
    expect(await draw(avatar), avatar).toMatchObject({ status: 400 });
  }
  const info = await people.ask('GET', '/wps/member/info', { token });
  expect(info.value.avatar).toBe('/art/avatar/07.svg');
});

test('trial members look at everything of their own, and change nothing that is for real', async () => {
  const trial = await people.ask('POST', '/wps/session/login/freeplay', { body: {} });
  const { token } = trial.value;
  expect(await people.ask('GET', '/wps/member/info', { token })).toMatchObject({ status: 200 });
  const calls = [
    ['POST', '/wps/member/info'],
    ['POST', '/wps/v2/verification/sms/send'],
    ['POST', '/wps/v2/member/bankCards'],
    ['PUT', '/wps/member/paymentPassword'],
    ['POST', '/wps/upload'],
    ['GET', '/wps/member/data'],
  ] as const;
  for (const [method, url] of calls) {
    const answer = await people.ask(method, url, { token, ...(method !== 'GET' && { body: {} }) });
    expect(answer, url).toMatchObject({ status: 403, errorCode: 'real.account.needed' });
  }
});
