import { expect, test } from 'vitest';
import { isKept, isPage, readPush } from './service-worker-rules.ts';

test('no answer of the house and nothing of a person is ever kept', () => {
  const paths = [
    '/wps/member/info',
    '/wps/system/status',
    '/wps/files/1',
    '/lgw/games',
    '/ops/audit',
    '/ws',
    '/test/outbox',
    '/vendor/v1/balance',
    '/console/index.html',
    '/console/assets/a-1.js',
    '/assets/../wps/x',
    '/assets/a/b.js',
    '/art/avatar/01.svg',
    '/',
    '/member',
    '/help',
  ];
  expect(paths.filter(isKept)).toEqual([]);
});

test('built files and the pictures of the states are', () => {
  const paths = ['/assets/shell-78bq6hYe.js', '/boot.js', '/index.html', '/icons/icon-192.png'];
  expect(paths.filter(isKept)).toEqual(paths);
  expect(isKept('/art/state/offline-dark.svg')).toBe(true);
});

test('a call that is opened in a window goes to the house, a page falls back to the shell', () => {
  expect(['/wps/x', '/ops', '/console/', '/openapi.json', '/healthz'].filter(isPage)).toEqual([]);
  expect(['/', '/help', '/wpsx', '/blog/a'].every(isPage)).toBe(true);
});

test('a push is shown if it says everything that is shown', () => {
  const said = { title: 'The cup', text: 'is open', url: '/', tag: 'cup', language: 'EN' };
  expect(readPush(JSON.stringify(said))).toEqual(said);
  const broken = [undefined, '', 'hello', 'null', JSON.stringify({ ...said, url: undefined })];
  expect(broken.map(readPush)).toEqual(broken.map(() => undefined));
});
