import { type RegisterField, registerFields } from '@baize/contract';
import { percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  MINUTE,
  newName,
  newNumber,
  openPeople,
  PASSWORD,
  type People,
} from '../../../testing/people.ts';
import {
  AGENT,
  createInviteCode,
  findMember,
  openPersonal,
  openProfile,
  rebatesOf,
  setRebates,
} from '../../members/index.ts';
import { openAccountFor } from './open-account.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.close());

const enrol = (body: object) => people.ask('PUT', '/wps/member/register', { body });
const person = (more: object = {}) => ({ username: newName(), password: PASSWORD, ...more });
const faultsOf = async (body: object) =>
  Object.keys((await enrol(body)).value?.faults ?? {}).sort();

const FILLED: Partial<Record<RegisterField, string>> = {
  nickname: 'Annie',
  payeeName: 'Ann Example',
  email: 'ann.example@example.org',
  paymentPassword: '135790',
  qqNum: '123456',
  line: 'annline',
  whatsapp: '+639170000000',
  facebook: 'ann.face',
  wechat: 'annwechat',
  zalo: 'annzalo',
  telegram: '@ann',
  idNumber: 'A1234567',
  birthday: '1990-02-28',
  address: '12 Quiet Street, Manila',
  nationality: 'PH',
  occupation: 'Teacher',
  sourceOfIncome: 'Salary',
  placeOfBirth: 'Cebu',
  recommenderId: 'friend1',
};

async function askForAll(isOn: boolean, required: boolean) {
  await people.settle('register', ({ fields }) => {
    for (const field of Object.keys(FILLED) as RegisterField[]) {
      fields[field] = { ...fields[field], fieldEnabled: isOn, required };
    }
  });
}

test('with every field switched on, all are asked for, checked, kept sealed and given back masked', async () => {
  await askForAll(true, true);
  const missing = await faultsOf(person());
  expect(missing).toEqual((Object.keys(FILLED) as string[]).sort());
  const { id, token } = await people.register(FILLED);
  const member = (await findMember(people.house.db, id))!;
  expect(openPersonal(people.house, member)).toMatchObject({
    realName: 'Ann Example',
    birthday: '1990-02-28',
    email: FILLED.email,
  });
  expect(openProfile(people.house, member)).toMatchObject({
    idNumber: 'A1234567',
    zalo: 'annzalo',
  });
  expect(member.email_verified_at).toBeNull();
  const profile = await people.ask('GET', '/wps/member/profile', { token });
  expect(profile.value).toMatchObject({ idNumber: '****4567', occupation: 'Teacher' });
  await askForAll(false, false);
});

test('fields that are not asked for are dropped, whatever they hold', async () => {
  const { id } = await people.register({ ...FILLED, email: 'not an address', idNumber: '<b>' });
  const member = (await findMember(people.house.db, id))!;
  expect(openPersonal(people.house, member)).toEqual({
    mobile: null,
    email: null,
    realName: null,
    birthday: null,
  });
  expect(openProfile(people.house, member)).toEqual({});
  expect(member.nickname).toBe(member.username);
});

test('type, balance, upline and the like are never taken from a body', async () => {
  const { id } = await people.register({
    type: 1,
    upline_id: 1,
    balance: 5,
    level: 9,
    isAgent: true,
  });
  expect(await findMember(people.house.db, id)).toMatchObject({
    type: 0,
    upline_id: null,
    level: 0,
  });
});

test('a registration without a name is told so by the code that clients know', async () => {
  for (const username of ['', '  ', undefined]) {
    const answer = await enrol(person({ username, password: 'x' }));
    expect(answer).toMatchObject({ status: 422, errorCode: 'empty.username' });
    expect(Object.keys(answer.value.faults).sort()).toEqual(['password', 'username']);
  }
  const { token } = await people.register();
  const asked = await people.ask('GET', '/wps/check/username?username=%20', { token });
  expect(asked).toMatchObject({ status: 422, errorCode: 'empty.username' });
});

test('each field is held to its pattern and bounds, and says which', async () => {
  const answer = await enrol(person({ username: '1ann' }));
  expect(answer).toMatchObject({
    status: 422,
    errorCode: 'register.field.err',
    value: { faults: { username: { messageId: 'patterns.999', min: 4, max: 16 } } },
  });
  expect(await faultsOf(person({ username: 'abc' }))).toEqual(['username']);
  expect(await faultsOf(person({ username: 'a'.repeat(17) }))).toEqual(['username']);
  expect(await faultsOf(person({ password: 'Ab-1234' }))).toEqual(['password']);
  expect(await faultsOf(person({ password: `A-${'b'.repeat(63)}` }))).toEqual(['password']);
  const longest = `A-${'bcdefghi'.repeat(7)}123456`;
  expect(longest).toHaveLength(64);
  const { username } = await people.register({ password: longest, confirmPassword: longest });
  expect(await people.logIn(username, longest.slice(0, 63))).toMatchObject({ status: 401 });
  expect(await people.logIn(username, longest)).toMatchObject({ success: true });
  await people.settle('register', ({ fields }) => {
    fields.username = { ...fields.username, patternId: 25, minLength: 6, maxLength: 8 };
  });
  expect(await faultsOf(person({ username: 'Annabel' }))).toEqual(['username']);
  expect(await faultsOf(person({ username: 'annab' }))).toEqual(['username']);
  await people.settle('register', ({ fields }) => {
    fields.username = { ...fields.username, patternId: 999, minLength: 4, maxLength: 16 };
  });
  expect(registerFields).toContain('username');
});

test('the two entries must be the same, the terms accepted, the age confirmed', async () => {
  expect(await enrol(person({ confirmPassword: 'Other-table-7' }))).toMatchObject({
    errorCode: 'modify.new.confirm.diff',
  });
  expect(await enrol(person({ termsAccepted: false }))).toMatchObject({
    errorCode: 'terms.not.accepted',
    message: 'Not empty?',
  });
  expect(await enrol(person({ isOfAge: false }))).toMatchObject({
    errorCode: 'register.under.age',
  });
});

test('eighteen is counted to the day in the time zone of the brand, and 29 February is a day', async () => {
  const before = people.house.clock.now();
  await people.settle('register', ({ fields }) => {
    fields.birthday = { ...fields.birthday, fieldEnabled: true };
  });
  const born = async (birthday: string) => (await enrol(person({ birthday }))).errorCode ?? 'in';
  // 15:59 in Greenwich is the minute before midnight eight hours further east.
  people.house.clock.moveTo(new Date('2026-11-14T15:59:00Z'));
  expect(await born('2008-11-15')).toBe('register.under.age');
  expect(await born('2008-11-14')).toBe('in');
  people.house.clock.moveTo(new Date('2026-11-14T16:01:00Z'));
  expect(await born('2008-11-15')).toBe('in');
  people.house.clock.moveTo(new Date('2026-02-28T12:00:00Z'));
  expect(await born('2008-02-29')).toBe('register.under.age');
  people.house.clock.moveTo(new Date('2026-03-01T12:00:00Z'));
  expect(await born('2008-02-29')).toBe('in');
  expect(await born('2007-02-29')).toBe('register.field.err');
  await people.settle('register', ({ fields }) => {
    fields.birthday = { ...fields.birthday, patternId: 13 };
  });
  expect(await born('11-20-2015')).toBe('register.under.age');
  expect(await born('11-20-1990')).toBe('in');
  await people.settle('register', ({ fields }) => {
    fields.birthday = { ...fields.birthday, patternId: 0 };
  });
  expect(await born('whenever I')).toBe('register.field.err');
  await people.settle('register', ({ fields }) => {
    fields.birthday = { ...fields.birthday, fieldEnabled: false, patternId: 11 };
  });
  people.house.clock.moveTo(before);
});

test('by mobile number: it is the name to sign in with, and nowhere in the open', async () => {
  const mobileNum = newNumber();
  const body = { mobileNum, username: mobileNum, password: PASSWORD, countryDialingCode: '63' };
  const enrolled = await people.ask('PUT', '/wps/member/register/mobile', { body });
  expect(enrolled).toMatchObject({ success: true });
  expect(await people.logIn(mobileNum)).toMatchObject({ success: true });
  expect(await people.logIn(`+63${mobileNum}`)).toMatchObject({ success: true });
  expect(await people.logIn(mobileNum, 'Wrong-table-7')).toMatchObject({ status: 401 });
  const again = await people.ask('PUT', '/wps/member/register/mobile', { body });
  expect(again).toMatchObject({ status: 409, errorCode: 'exists.mobile.err' });
  const member = await findMember(people.house.db, BigInt(enrolled.value.id));
  const row = JSON.stringify(member, (_, v) => (typeof v === 'bigint' ? String(v) : v));
  expect(row).not.toContain(mobileNum);
});

test('the short mobile form of older clients is understood', async () => {
  const body = { mobile: newNumber(), password: PASSWORD, captcha: 'ignored' };
  expect(await people.ask('PUT', '/wps/member/register/mobile', { body })).toMatchObject({
    success: true,
  });
});

test('a number that someone merely typed keeps nobody from it, and tells nobody', async () => {
  await people.settle('register', ({ fields }) => {
    fields.mobileNum = { ...fields.mobileNum, fieldEnabled: true };
  });
  const mobileNum = newNumber();
  await people.register({ mobileNum });
  await people.register({ mobileNum });
  const own = await people.ask('PUT', '/wps/member/register/mobile', {
    body: { mobileNum, password: PASSWORD },
  });
  expect(own).toMatchObject({ success: true });
  expect((await people.logIn(mobileNum)).value.id).toBe(own.value.id);
  await people.settle('register', ({ fields }) => {
    fields.mobileNum = { ...fields.mobileNum, fieldEnabled: false };
  });
});

test('where numbers are verified, the code is needed, and survives a mistake elsewhere', async () => {
  await people.switchModule('REGMOBVERF3', true);
  const mobileNum = newNumber();
  const base = person({ mobileNum });
  expect(await enrol(person())).toMatchObject({ errorCode: 'register.field.err' });
  expect(await enrol(base)).toMatchObject({ errorCode: 'auth/missing-verification-code' });
  await people.ask('POST', '/wps/verification/sms/register', { body: { mobileNo: mobileNum } });
  const verificationCode = await people.codeFor(`+63${mobileNum}`);
  const taken = await people.register({ mobileNum: newNumber() }).catch(() => undefined);
  expect(taken).toBeUndefined();
  expect(await enrol({ ...base, username: 'x', verificationCode })).toMatchObject({
    errorCode: 'register.field.err',
  });
  const enrolled = await enrol({ ...base, verificationCode });
  expect(enrolled).toMatchObject({ success: true });
  const member = await findMember(people.house.db, BigInt(enrolled.value.id));
  expect(member!.mobile_verified_at).not.toBeNull();
  await people.switchModule('REGMOBVERF3', false);
});

test('without passwords for numbers, the code stands for one', async () => {
  await people.switchModule('MOBILENUMPASSREG3', false);
  const mobileNum = newNumber();
  const enrolMobile = (more: object) =>
    people.ask('PUT', '/wps/member/register/mobile', { body: { mobileNum, ...more } });
  expect(await enrolMobile({})).toMatchObject({ errorCode: 'auth/missing-verification-code' });
  await people.ask('POST', '/wps/verification/sms/register', { body: { mobileNo: mobileNum } });
  const verificationCode = await people.codeFor(`+63${mobileNum}`);
  expect(await enrolMobile({ verificationCode })).toMatchObject({ success: true });
  await people.switchModule('MOBILENUMPASSREG3', true);
});

test('ways of registering that are switched off are not there', async () => {
  await people.switchModule('USERNAMEREG3', false);
  expect(await enrol(person())).toMatchObject({ errorCode: 'function.not.available' });
  await people.switchModule('USERNAMEREG3', true);
  await people.switchModule('MOBILENUMREG3', false);
  const body = { mobileNum: newNumber(), password: PASSWORD };
  expect(await people.ask('PUT', '/wps/member/register/mobile', { body })).toMatchObject({
    errorCode: 'function.not.available',
  });
  await people.switchModule('MOBILENUMREG3', true);
});

test('a member comes in under a version of the terms, and of the age the market asks', async () => {
  await people.settle('register', (page) => {
    page.fields.birthday = { ...page.fields.birthday, fieldEnabled: true, required: true };
    page.minimumAge = 20;
    page.termsVersion = '2026-11';
  });
  const born = (yearsAgo: number) => {
    const day = people.house.clock.now();
    return `${day.getUTCFullYear() - yearsAgo}-01-01`;
  };
  expect(await enrol(person())).toMatchObject({
    errorCode: 'register.field.err',
    value: { faults: { birthday: { messageId: 'patterns.empty' } } },
  });
  expect(await enrol(person({ birthday: born(19) }))).toMatchObject({
    errorCode: 'register.under.age',
    message: 'You must be at least 20 years old',
  });
  const { value } = await enrol(person({ birthday: born(21), termsAccepted: true }));
  const { rows } = await people.house.pool.query(
    'select version, is_ticked from agreed_terms where member_id = $1',
    [value.id],
  );
  expect(rows).toEqual([{ version: '2026-11', is_ticked: true }]);
  await people.settle('register', (page) => {
    page.fields.birthday = { ...page.fields.birthday, fieldEnabled: false, required: false };
    page.minimumAge = 18;
  });
});

test('a bot check is asked of everyone as shipped, a captcha where the brand wants one', async () => {
  await people.settle('register', ({ fields }) => {
    fields.captcha = { ...fields.captcha, fieldEnabled: true };
  });
  expect(await enrol(person())).toMatchObject({ errorCode: 'captcha.err' });
  expect(await enrol(person({ captcha: 'test' }))).toMatchObject({ success: true });
  await people.settle('register', (page) => {
    page.fields.captcha.fieldEnabled = false;
  });
  expect(await enrol(person({ botCheck: '' }))).toMatchObject({
    errorCode: 'auth/captcha-check-failed',
  });
  expect(await enrol(person({ botCheck: 'made up' }))).toMatchObject({
    errorCode: 'auth/captcha-check-failed',
  });
  expect(await enrol(person({ botCheck: 'test' }))).toMatchObject({ success: true });
  await people.settle('register', (page) => {
    page.botCheck = 'when-busy';
  });
  const from = { address: '203.0.113.40' };
  const tried = await Promise.all(
    Array.from({ length: 6 }, () =>
      people.ask('PUT', '/wps/member/register', { ...from, body: person({ botCheck: '' }) }),
    ),
  );
  expect(tried.filter(({ success }) => success)).toHaveLength(3);
});

async function agentWith(rate: string) {
  const agent = await openAccountFor(people.house, {
    username: newName(),
    type: AGENT,
    upline: null,
    password: PASSWORD,
    rebates: { RNG: percent(rate) },
  });
  return agent;
}

test('example-L1: a link gives its rebate, or what its owner has left by now', async () => {
  const { house } = people;
  const agent = await agentWith('7');
  const link = { kind: 'agent', ownerId: agent.id, rebates: { RNG: percent('6.5') } } as const;
  const { code } = await createInviteCode(house, house.db, link);
  const early = await people.register({ affiliateCode: code });
  expect(await rebatesOf(house.db, early.id)).toEqual({ RNG: percent('6.5') });
  await house.db.transaction().execute((tx) => setRebates(tx, agent.id, { RNG: percent('6') }));
  const late = await people.register({ affiliateCode: code.toLowerCase() });
  expect(await rebatesOf(house.db, late.id)).toEqual({ RNG: percent('6') });
  expect(await rebatesOf(house.db, early.id)).toEqual({ RNG: percent('6.5') });
  const member = await findMember(house.db, late.id);
  expect(member).toMatchObject({ upline_id: agent.id, level: 1, path: `/${agent.id}/${late.id}/` });
});

test('a code that is unknown, expired, used up or disabled stops the registration', async () => {
  const { house } = people;
  const agent = await agentWith('5');
  const invite = { kind: 'agent', ownerId: agent.id } as const;
  const soon = new Date(house.clock.now().getTime() + MINUTE);
  const expiring = await createInviteCode(house, house.db, { ...invite, expiresAt: soon });
  const single = await createInviteCode(house, house.db, { ...invite, maxUses: 1 });
  const both = await Promise.all(
    [1, 2, 3].map(() => enrol(person({ affiliateCode: single.code }))),
  );
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  const refused = { status: 422, errorCode: 'invitation.code.err' };
  expect(await enrol(person({ affiliateCode: single.code }))).toMatchObject(refused);
  expect(await enrol(person({ affiliateCode: 'ABCD2345' }))).toMatchObject(refused);
  people.advance(2 * MINUTE);
  expect(await enrol(person({ affiliateCode: expiring.code }))).toMatchObject(refused);
  const check = (code: string) => people.ask('GET', `/wps/agent/affiliate?code=${code}`);
  expect(await check('ABCD2345')).toMatchObject(refused);
  expect(await check(expiring.code)).toMatchObject({
    status: 200,
    success: true,
    errorCode: 'expired.affiliate.url',
    value: { valid: false },
  });
  const standing = await createInviteCode(house, house.db, { ...invite, opensAgent: true });
  const checked = await check(standing.code);
  expect(checked).toMatchObject({ success: true, value: { valid: true, kind: 'agent' } });
  expect(checked.errorCode).toBeUndefined();
  expect(checked.value.owner).not.toBe(agent.nickname);
  expect(checked.value.owner).toMatch(/^a\*\*\*.$/);
  const opened = await people.register({ affiliateCode: standing.code, referralCode: 'ABCD2345' });
  expect(await findMember(house.db, opened.id)).toMatchObject({ type: 41 });
});

test('the code of a domain is told to who comes by it', async () => {
  await people.settle('domains', (page) => {
    page.domains.push({ domain: 'lucky.example', route: '/', affiliateCode: 'LUCKY234' });
  });
  const asked = await people.ask('GET', '/wps/agent/default?domain=lucky.example');
  expect(asked.value).toBe('LUCKY234');
  expect((await people.ask('GET', '/wps/agent/default')).value).toBe('');
});
