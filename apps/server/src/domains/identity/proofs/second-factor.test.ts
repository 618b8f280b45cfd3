import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, newNumber, openPeople, PASSWORD, type People } from '../../../testing/people.ts';

const ORIGIN = 'https://play.example';
let people: People;
beforeAll(async () => {
  people = await openPeople({ BAIZE_ORIGIN: ORIGIN });
});
afterAll(() => people.close());

type Member = { username: string; token: string };

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: people.house.clock.now().getTime(),
  });

async function bind({ token }: Member) {
  const offered = await people.ask('GET', '/wps/member/ga', { token });
  const { secret } = offered.value;
  const body = { code: codeOf(secret), password: PASSWORD };
  const bound = await people.ask('POST', '/wps/member/ga/bind', { token, body });
  expect(bound, JSON.stringify(bound)).toMatchObject({ success: true });
  people.advance(MINUTE);
  return { secret: secret as string, recoveryCodes: bound.value.recoveryCodes as string[] };
}

const answer = (challengeId: string, method: string, code: string) =>
  people.ask('POST', '/wps/session/login/verification', { body: { challengeId, method, code } });

test('a login with an authenticator waits for its code; each code is good for one use', async () => {
  const member = await people.register();
  const { secret } = await bind(member);
  const first = await people.logIn(member.username);
  expect(first).toMatchObject({
    status: 403,
    errorCode: 'login.verification.required',
    value: { methods: ['AUTHENTICATOR', 'RECOVERY'] },
  });
  expect(first.value.token).toBeUndefined();
  const code = codeOf(secret);
  expect(await answer(first.value.challengeId, 'AUTHENTICATOR', code)).toMatchObject({
    success: true,
  });
  expect(await answer(first.value.challengeId, 'AUTHENTICATOR', code)).toMatchObject({
    errorCode: 'login.verification.expired',
  });
  const second = await people.logIn(member.username);
  expect(await answer(second.value.challengeId, 'AUTHENTICATOR', code)).toMatchObject({
    errorCode: 'second.factor.err',
  });
  people.advance(MINUTE);
  expect(await answer(second.value.challengeId, 'AUTHENTICATOR', codeOf(secret))).toMatchObject({
    success: true,
  });
});

test('a recovery code opens once, also when it is sent twice at once', async () => {
  const member = await people.register();
  const { recoveryCodes } = await bind(member);
  expect(recoveryCodes).toHaveLength(10);
  const challenges = [await people.logIn(member.username), await people.logIn(member.username)];
  const both = await Promise.all(
    challenges.map(({ value }) => answer(value.challengeId, 'RECOVERY', recoveryCodes[0]!)),
  );
  expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
  const locks = await people.ask('GET', '/wps/member/securityConfig', { token: member.token });
  expect(locks.value.recoveryCodesLeft).toBe(9);
});

test('a challenge has five tries, and new logins give no endless supply of them', async () => {
  const member = await people.register();
  await bind(member);
  const guess = async () => {
    const { value } = await people.logIn(member.username, PASSWORD, { captcha: 'test' });
    const tries = [];
    for (let i = 0; i < 6; i++)
      tries.push(await answer(value.challengeId, 'AUTHENTICATOR', '000000'));
    return tries.map(({ errorCode }) => errorCode);
  };
  expect(await guess()).toEqual([
    ...Array.from({ length: 5 }, () => 'second.factor.err'),
    'login.verification.expired',
  ]);
  expect(await guess()).toEqual([
    ...Array.from({ length: 5 }, () => 'second.factor.err'),
    'login.verification.expired',
  ]);
  expect(await guess()).toContain('login.denied');
});

test('a challenge lives ten minutes', async () => {
  const member = await people.register();
  const { secret } = await bind(member);
  const { value } = await people.logIn(member.username);
  people.advance(10 * MINUTE);
  expect(await answer(value.challengeId, 'AUTHENTICATOR', codeOf(secret))).toMatchObject({
    errorCode: 'login.verification.expired',
  });
});

test('whoever locked the account by guessing has not locked out its owner', async () => {
  const member = await people.register();
  const { secret } = await bind(member);
  for (let i = 0; i < 10; i++) {
    await people.logIn(member.username, 'Wrong-table-7', { captcha: 'test' });
  }
  const locked = (more: object) => people.logIn(member.username, PASSWORD, more);
  expect(await locked({})).toMatchObject({ status: 429 });
  expect(await locked({ secondFactor: '000000' })).toMatchObject({ status: 429 });
  expect(await locked({ secondFactor: codeOf(secret) })).toMatchObject({ success: true });
});

test('what matters asks for the password and the factor again, and a missing factor costs nothing', async () => {
  const member = await people.register();
  const { secret } = await bind(member);
  const { token } = member;
  const add = (more: object) =>
    people.ask('POST', '/wps/v2/member/bankCards', {
      token,
      body: {
        cardType: 'BC',
        bankCode: 'BDO',
        account: '12345678',
        holder: 'Ann Example',
        ...more,
      },
    });
  expect(await add({ password: 'Wrong-table-7' })).toMatchObject({
    errorCode: 'modify.pw.incorrect.pw',
  });
  for (let i = 0; i < 12; i++) {
    expect(await add({ password: PASSWORD })).toMatchObject({
      status: 403,
      errorCode: 'second.factor.needed',
    });
  }
  expect(await add({ password: PASSWORD, secondFactor: '000000' })).toMatchObject({
    errorCode: 'second.factor.err',
  });
  const added = await add({ password: PASSWORD, secondFactor: codeOf(secret) });
  expect(added).toMatchObject({ success: true, value: { account: '****5678' } });
  expect(added.value.usableAt - added.value.addedAt).toBe(24 * 60 * MINUTE);
  people.advance(MINUTE);
  const change = {
    oldPassword: PASSWORD,
    newPassword: 'Calm-table-8',
    confirmNewPassword: 'Calm-table-8',
  };
  expect(await people.ask('POST', '/wps/member/password', { token, body: change })).toMatchObject({
    errorCode: 'second.factor.needed',
  });
  const proved = { ...change, secondFactor: codeOf(secret) };
  expect(await people.ask('POST', '/wps/member/password', { token, body: proved })).toMatchObject({
    success: true,
  });
});

test('from a place never seen before, a code to the phone or the name on the bank account is asked for', async () => {
  await people.switchModule('LOGINIPVERF3', true);
  const mobileNum = newNumber();
  const own = await people.ask('PUT', '/wps/member/register/mobile', {
    body: { mobileNum, password: PASSWORD },
  });
  const { token, userName } = own.value;
  await people.ask('POST', '/wps/verification/sms/noLogin', { body: { mobileNum } });
  const smsCode = await people.codeFor(`+63${mobileNum}`);
  await people.logIn(mobileNum, smsCode, { type: 'sms' });
  const account = {
    cardType: 'BC',
    bankCode: 'BPI',
    account: '99887766',
    holder: 'Ann B. Example',
  };
  await people.ask('POST', '/wps/v2/member/bankCards', {
    token,
    body: { ...account, password: PASSWORD },
  });
  expect(await people.logIn(userName)).toMatchObject({ success: true });
  const abroad = { address: '203.0.113.10', headers: { 'user-agent': 'elsewhere' } };
  const asked = await people.logIn(userName, PASSWORD, {}, abroad);
  expect(asked.value.methods).toEqual(['MOBILE', 'BANK_NAME']);
  const { challengeId } = asked.value;
  expect(await answer(challengeId, 'EMAIL', '000000')).toMatchObject({ success: false });
  people.advance(3 * MINUTE);
  const sent = await people.ask('POST', '/wps/session/login/verification/send', {
    body: { challengeId, method: 'MOBILE' },
  });
  expect(sent.value.sentTo).toBe(`+63${mobileNum.slice(0, -4)}****`);
  const code = await people.codeFor(`+63${mobileNum}`);
  expect(await people.logIn(mobileNum, code, { type: 'sms' })).toMatchObject({ success: false });
  const body = { challengeId, method: 'MOBILE', code };
  const done = await people.ask('POST', '/wps/session/login/verification', { ...abroad, body });
  expect(done).toMatchObject({ success: true });
  expect(await people.logIn(userName, PASSWORD, {}, abroad)).toMatchObject({ success: true });
  const further = await people.logIn(userName, PASSWORD, {}, { address: '198.51.100.7' });
  expect(await answer(further.value.challengeId, 'BANK_NAME', 'ann b. EXAMPLE')).toMatchObject({
    success: true,
  });
  await people.switchModule('LOGINIPVERF3', false);
});

test('a passkey is made, proves its owner once per challenge, and asks like an authenticator does', async () => {
  const member = await people.register();
  const { token } = member;
  const device = softwareAuthenticator();
  const options = await people.ask('POST', '/wps/member/passkeys/options', { token, body: {} });
  const body = {
    name: 'My phone',
    response: device.create(options.value.challenge),
    password: PASSWORD,
  };
  const added = await people.ask('POST', '/wps/member/passkeys', { token, body });
  expect(added, JSON.stringify(added)).toMatchObject({ success: true });
  expect(added.value.recoveryCodes).toHaveLength(10);
  const again = await people.ask('POST', '/wps/member/passkeys', { token, body });
  expect(again.success).toBe(false);
  const { value } = await people.logIn(member.username);
  expect(value.methods).toEqual(['PASSKEY', 'RECOVERY']);
  const sent = await people.ask('POST', '/wps/session/login/verification/send', {
    body: { challengeId: value.challengeId, method: 'PASSKEY' },
  });
  const proof = JSON.stringify(device.get(sent.value.options.challenge));
  const forged = JSON.stringify(softwareAuthenticator(device.id).get(sent.value.options.challenge));
  expect(await answer(value.challengeId, 'PASSKEY', forged)).toMatchObject({ success: false });
  expect(await answer(value.challengeId, 'PASSKEY', proof)).toMatchObject({ success: false });
  const second = await people.ask('POST', '/wps/session/login/verification/send', {
    body: { challengeId: value.challengeId, method: 'PASSKEY' },
  });
  const right = JSON.stringify(device.get(second.value.options.challenge));
  expect(await answer(value.challengeId, 'PASSKEY', right)).toMatchObject({ success: true });
  const stepUp = await people.ask('POST', '/wps/member/passkeys/proof', { token, body: {} });
  const secondFactor = JSON.stringify(device.get(stepUp.value.challenge));
  const list = await people.ask('GET', '/wps/member/passkeys', { token });
  const { passkeyId } = list.value.list[0];
  const removed = await people.ask('DELETE', `/wps/member/passkeys/${passkeyId}`, {
    token,
    body: { password: PASSWORD, secondFactor },
  });
  expect(removed, JSON.stringify(removed)).toMatchObject({ success: true });
  expect(await people.logIn(member.username)).toMatchObject({ success: true });
});

/** As much of an authenticator as a browser shows: a key pair, a counter, and what it signs. */
function softwareAuthenticator(id = randomBytes(16).toString('base64url')) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  let counter = 0;
  const party = createHash('sha256').update('play.example').digest();
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: ORIGIN, crossOrigin: false }));
  const head = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([party, Buffer.from([flags]), count]);
  };
  const wire = (bytes: Buffer) => bytes.toString('base64url');
  return {
    id,
    create: (challenge: string) => {
      const raw = Buffer.from(id, 'base64url');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(raw.length);
      const auth = Buffer.concat([head(0x45), Buffer.alloc(16), length, raw, coseKey(x!, y!)]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        Buffer.from('\x63fmt\x64none\x67attStmt\xa0\x68authData\x59', 'latin1'),
        Buffer.from([auth.length >> 8, auth.length & 255]),
        auth,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: wire(clientData('webauthn.create', challenge)),
          attestationObject: wire(attestation),
        },
      };
    },
    get: (challenge: string) => {
      const auth = head(0x05);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([auth, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: wire(client),
          authenticatorData: wire(auth),
          signature: wire(sign('sha256', signed, privateKey)),
        },
      };
    },
  };
}

/** An EC key as CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: string, y: string): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}
