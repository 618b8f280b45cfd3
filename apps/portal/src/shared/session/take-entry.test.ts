// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { takeEntry } from './take-entry.ts';

const ENTRY = 'a1-_'.repeat(8);

function openAt(address: string) {
  history.replaceState(null, '', address);
  return { entry: takeEntry(), left: location.pathname + location.search + location.hash };
}

test('the entry of a launched game is taken once, and gone from the address bar', () => {
  const page = '/seamless?vendor=BAIZE&gameCode=dice';
  expect(openAt(`${page}#entry=${ENTRY}`)).toEqual({ entry: ENTRY, left: page });
  expect(takeEntry()).toBeUndefined();
});

test('what an older client hangs on behind it does no harm', () => {
  expect(openAt(`/lottery#entry=${ENTRY}&lang=EN`)).toEqual({ entry: ENTRY, left: '/lottery' });
});

test('any other # stays where it is', () => {
  for (const address of ['/login#oneClick=abc', '/help#entry=short', '/help#top']) {
    expect(openAt(address)).toEqual({ entry: undefined, left: address });
  }
});
