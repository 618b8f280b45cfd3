import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartFailure } from './platform/errors/start-failure.ts';

const failure = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartFailure);
    return (error as Error).message;
  }
  return undefined;
};

test('the demo listens on this machine only, unless its profile was chosen', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'example.com']) {
    expect(failure({ HOST })).toContain('BAIZE_PROFILE');
    expect(failure({ HOST, BAIZE_PROFILE: 'demo' })).toBeUndefined();
  }
  for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(failure({ HOST })).toBeUndefined();
});

test('what cannot be meant is named in one line', () => {
  expect(failure({ PORT: '99999' })).toMatch(/^PORT /);
  expect(failure({ PORT: 'http' })).toMatch(/^PORT /);
  expect(failure({ BAIZE_PROFILE: 'prod' })).toMatch(/^BAIZE_PROFILE /);
  expect(failure({ BAIZE_SECRET: 'short' })).toMatch(/^BAIZE_SECRET /);
  expect(failure({ BAIZE_SECRET_FILE: '/nowhere' })).toMatch(/^BAIZE_SECRET_FILE /);
});

test('nothing is archived unless a rule says so, and no rule is guessed at', () => {
  expect(readConfig({}).archiveAfter.size).toBe(0);
  expect(readConfig({ BAIZE_ARCHIVE_AFTER: 'events=3' }).archiveAfter.get('events')).toBe(3);
  const both = readConfig({ BAIZE_ARCHIVE_AFTER: 'events=1, bets=13' }).archiveAfter;
  expect([...both]).toEqual([
    ['events', 1],
    ['bets', 13],
  ]);
  const all = readConfig({ BAIZE_ARCHIVE_AFTER: 'transfers=24,bets=13' }).archiveAfter;
  expect(all.get('transfers')).toBe(24);
  for (const rule of [
    'events',
    'events=0',
    'bets=2',
    'events=three',
    'transfers=12,bets=3',
    'transfers=24',
    'transfers=13,bets=14',
    'events=-1',
  ]) {
    expect(failure({ BAIZE_ARCHIVE_AFTER: rule })).toMatch(/^BAIZE_ARCHIVE_AFTER /);
  }
});

test('a production house knows its own address, since the links in its letters lead there', () => {
  expect(failure({ BAIZE_PROFILE: 'production' })).toMatch(/^BAIZE_ORIGIN /);
  const at = { BAIZE_PROFILE: 'production', BAIZE_ORIGIN: 'https://play.example' };
  expect(failure(at)).toBeUndefined();
  expect(failure({ BAIZE_WATCHERS: 'everyone' })).toMatch(/^BAIZE_WATCHERS /);
});

test('passwords are hashed lightly in tests only', () => {
  expect(failure({ BAIZE_TEST_HASHING: 'light', BAIZE_PROFILE: 'test' })).toBeUndefined();
  for (const BAIZE_PROFILE of ['demo', 'production', '']) {
    const light = { BAIZE_TEST_HASHING: 'light', BAIZE_PROFILE };
    expect(failure(light)).toContain('BAIZE_TEST_HASHING');
    const BAIZE_ORIGIN = 'https://play.example';
    expect(readConfig({ BAIZE_PROFILE, BAIZE_ORIGIN }).BAIZE_TEST_HASHING).toBe('full');
  }
});

test('only tests may leave the work of a time of day until it is asked for', () => {
  const asked = { BAIZE_TEST_DAILY_WORK: 'asked' };
  expect(failure({ ...asked, BAIZE_PROFILE: 'test' })).toBeUndefined();
  for (const BAIZE_PROFILE of ['demo', 'production', '']) {
    expect(failure({ ...asked, BAIZE_PROFILE })).toContain('BAIZE_TEST_DAILY_WORK');
    const BAIZE_ORIGIN = 'https://play.example';
    expect(readConfig({ BAIZE_PROFILE, BAIZE_ORIGIN }).BAIZE_TEST_DAILY_WORK).toBe('clock');
  }
});

test('trusted proxies are addresses and ranges, and nothing that only looks like one', () => {
  const { trustedProxies } = readConfig({ BAIZE_TRUSTED_PROXIES: ' 10.0.0.0/8, ::1 ,192.0.2.1,' });
  expect(trustedProxies).toEqual(['10.0.0.0/8', '::1', '192.0.2.1']);
  for (const wrong of ['proxy.local', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '*', 'true']) {
    expect(failure({ BAIZE_TRUSTED_PROXIES: wrong })).toContain('BAIZE_TRUSTED_PROXIES');
  }
});

test('a secret may be given as a file, and an empty variable is one that was not given', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-config-'));
  const file = join(folder, 'secret');
  writeFileSync(file, 'a secret of sixteen or more\n');
  const config = readConfig({ BAIZE_SECRET_FILE: file, BAIZE_SECRET: '', PORT: '' });
  expect(config).toMatchObject({ BAIZE_SECRET: 'a secret of sixteen or more', PORT: 8080 });
  rmSync(folder, { recursive: true });
});
