import { expect, test } from 'vitest';
import { isPlainlyNamed, mergeChannels } from './use-channels.ts';

const telegram = { kind: 'TELEGRAM' as const, title: 'Desk', url: 'https://t.me/desk' };
const chat = { kind: 'LIVECHAT' as const, title: 'Chat', url: '/chat' };

test('live chat comes first, then the entries, then the resources', () => {
  const resources = [
    { resourceType: 'TELEGRAM1', url: 'https://t.me/news', labelNameEn: 'News' },
    { resourceType: 'Android', url: 'https://baize.example/app', labelNameEn: 'App' },
  ];
  const titles = mergeChannels([telegram, chat], resources).map(({ title }) => title);
  expect(titles).toEqual(['Chat', 'Desk', 'News']);
});

test('one address is listed once', () => {
  const resources = [{ resourceType: 'TELEGRAM', url: telegram.url, labelNameEn: 'Again' }];
  expect(mergeChannels([telegram], resources)).toEqual([telegram]);
});

test('an address that is a script is never linked', () => {
  const trap = { ...telegram, url: 'javascript:alert(1)' };
  const traps = [
    trap,
    ...['//', '/\\'].map((start) => ({ ...telegram, url: `${start}a.example` })),
  ];
  expect(mergeChannels(traps, [])).toEqual([]);
});

test('a channel is said in the reader’s language where its title is only what it is', () => {
  expect(isPlainlyNamed({ kind: 'LIVECHAT', title: 'Live chat ' })).toBe(true);
  expect(isPlainlyNamed({ kind: 'EMAIL', title: 'E-mail' })).toBe(true);
  expect(isPlainlyNamed({ kind: 'TELEGRAM', title: 'Telegram news' })).toBe(false);
  expect(isPlainlyNamed({ kind: 'PHONE', title: 'Live chat' })).toBe(false);
});
