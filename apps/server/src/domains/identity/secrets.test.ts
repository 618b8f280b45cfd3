import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse } from '../../testing/house.ts';
import { newNumber, openPeople, PASSWORD, type People } from '../../testing/people.ts';
import { lettersTo } from '../post/index.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
  await people.settle('register', ({ fields }) => {
    for (const rule of Object.values(fields)) {
      if (rule.patternId === 0 || rule.patternId === 30) rule.fieldEnabled = true;
    }
    for (const field of ['email', 'mobileNum', 'birthday', 'idNumber', 'payeeName'] as const) {
      fields[field].fieldEnabled = true;
    }
  });
});
afterAll(() => people.close());

test('of fifty planted values and all secrets, a dump of the database holds none', async () => {
  const planted: string[] = [];
  const plant = (value: string) => {
    planted.push(value);
    return value;
  };
  const word = () => `canary${randomBytes(5).toString('hex')}`;
  for (let i = 0; i < 7; i++) {
    const password = plant(`Pw-${word()}`);
    const { token } = await people.register({
      password,
      confirmPassword: password,
      payeeName: plant(word()),
      email: plant(`${word()}@example.org`),
      mobileNum: plant(newNumber()),
      idNumber: plant(word()),
      address: plant(`12 ${word()} Street`),
      occupation: plant(word()),
      line: plant(word()),
    });
    planted.push(token);
    await people.ask('POST', '/wps/v2/member/bankCards', {
      token,
      body: {
        cardType: 'EW',
        bankCode: 'GCASH',
        account: plant(word()),
        holder: 'Ann',
        password,
      },
    });
  }
  const mobileNo = plant(newNumber());
  await people.ask('POST', '/wps/verification/sms/register', { body: { mobileNo } });
  expect(planted.length).toBeGreaterThanOrEqual(50);
  const dump = await dumpAll();
  expect(dump.length).toBeGreaterThan(10_000);
  expect(planted.filter((value) => dump.includes(value))).toEqual([]);
});

/** pg_dump where it is installed; else every row of every table, as text. */
async function dumpAll(): Promise<string> {
  try {
    return execFileSync('pg_dump', ['--data-only', people.migrateUrl], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    const client = new pg.Client({ connectionString: people.migrateUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    );
    const parts: string[] = [];
    for (const { name } of rows) {
      const { rows: content } = await client.query(`select t::text as row from ${name} t`);
      parts.push(...content.map(({ row }) => row));
    }
    await client.end();
    return parts.join('\n');
  }
}

test('neither a password nor a token, a code or a link is written to a log', async () => {
  const lines: string[] = [];
  const sink = { write: (line: string) => void lines.push(line) };
  const loud = await openTestHouse({}, {}, pino({ level: 'trace' }, sink));
  const send = async (
    method: 'PUT' | 'POST' | 'GET',
    url: string,
    payload?: object,
    token = '',
  ) => {
    const headers = token ? { authorization: token } : {};
    return loud.app.inject({ method, url, headers, ...(payload && { payload }) });
  };
  const password = `Pw-canary${randomBytes(5).toString('hex')}`;
  const username = `ann${randomBytes(4).toString('hex')}`;
  const own = await send('PUT', '/wps/member/register', {
    username,
    password,
    botCheck: 'test',
  });
  const { token } = own.json().value;
  await send('POST', '/wps/session/login', { username, password: `${password}x` });
  await send('POST', '/wps/session/login', { username, password, rememberMe: true, bad: '\u0000' });
  await send('GET', '/wps/member/info', undefined, token);
  await send('GET', '/wps/member/info', undefined, `${token}x`);
  const mobileNo = newNumber();
  await send('POST', '/wps/verification/sms/register', { mobileNo, botCheck: 'test' });
  const code = (await lettersTo(loud.house, `+63${mobileNo}`))[0]!.code!;
  await send('PUT', '/wps/member/register/mobile', {
    mobileNum: mobileNo,
    verificationCode: code,
    botCheck: 'test',
  });
  await loud.close();
  const log = lines.join('');
  expect(log.length).toBeGreaterThan(100);
  for (const secret of [password, token, mobileNo]) expect(log).not.toContain(secret);
  expect(log).not.toContain(`"${code}"`);
});

test('payout accounts: no card numbers, a limit for each kind, and nobody else’s', async () => {
  const { token } = await people.register();
  const add = (account: string, more: object = {}) =>
    people.ask('POST', '/wps/v2/member/bankCards', {
      token,
      body: {
        cardType: 'BC',
        bankCode: 'BDO',
        account,
        holder: 'Ann Example',
        password: PASSWORD,
        ...more,
      },
    });
  expect(await add('4111111111111111')).toMatchObject({ errorCode: 'withdraw.bank.card.fail' });
  expect(await add('123456789', { bankCode: 'NOBANK' })).toMatchObject({
    errorCode: 'invalid bank code',
  });
  const at = await Promise.all(Array.from({ length: 8 }, (_, i) => add(`10000000${i}`)));
  expect(at.filter(({ success }) => success)).toHaveLength(5);
  expect(at.find(({ success }) => !success)?.errorCode).toBe('withdraw.bank.card.max');
  const { bankCardId } = at.find(({ success }) => success)!.value;
  const stranger = await people.register();
  const remove = (by: string) =>
    people.ask('DELETE', `/wps/v2/member/bankCards/${bankCardId}`, {
      token: by,
      body: { password: PASSWORD },
    });
  expect(await remove(stranger.token)).toMatchObject({ status: 404 });
  expect(await remove(token)).toMatchObject({ success: true });
  const coin = { cardType: 'VW', bankCode: 'USDT', network: 'TRC20' };
  const mistyped = { status: 422, errorCode: 'withdraw.address.mistyped' };
  expect(await add('not-an-address', coin)).toMatchObject(mistyped);
  expect(await add('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBg', coin)).toMatchObject(mistyped);
  expect(await add('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', coin)).toMatchObject({ success: true });
  // A coin travels on its own chains only, and one address is one in any spelling.
  const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  expect(await add(bitcoin, { ...coin, network: 'BTC' })).toMatchObject(mistyped);
  const onChain = { ...coin, network: 'ERC20' };
  const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
  expect(await add(tether, onChain)).toMatchObject({ success: true });
  expect(await add(tether.toLowerCase(), onChain)).toMatchObject({ errorCode: 'exists.bank.card' });
});

test('a payment password locks for a day after five wrong ones, also sent at once', async () => {
  const { token } = await people.register();
  const put = await people.ask('PUT', '/wps/member/paymentPassword', {
    token,
    body: { paymentPassword: '135790', password: PASSWORD },
  });
  expect(put).toMatchObject({ success: true });
  const change = (oldPaymentPassword: string) =>
    people.ask('POST', '/wps/member/paymentPassword', {
      token,
      body: { oldPaymentPassword, newPaymentPassword: '975310' },
    });
  await Promise.all(Array.from({ length: 6 }, () => change('000001')));
  expect(await change('135790')).toMatchObject({ status: 429, errorCode: 'max.attempt.limit' });
  people.advance(23 * 3_600_000 - 60_000);
  const later = await people.logIn(await nameOf(token));
  const nearly = await people.ask('POST', '/wps/member/paymentPassword', {
    token: later.value.token,
    body: { oldPaymentPassword: '135790', newPaymentPassword: '975310' },
  });
  expect(nearly.message).toMatch(/: 2$/);
  people.advance(3_600_000 + 60_001);
  const fresh = await people.logIn(await nameOf(token));
  expect(fresh.success).toBe(true);
  const again = await people.ask('POST', '/wps/member/paymentPassword', {
    token: fresh.value.token,
    body: { oldPaymentPassword: '135790', newPaymentPassword: '975310' },
  });
  expect(again).toMatchObject({ success: true });
});

/** Of a session that may have ended meanwhile. */
async function nameOf(token: string): Promise<string> {
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256').update(token).digest('base64url');
  const row = await people.house.db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select('m.username')
    .where('s.token_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return row.username;
}
