import { expect, test } from 'vitest';
import { isGamePage, isHomePage } from './page-keys.ts';

test('game pages count in any case, and what lies below them', () => {
  const pages = ['/seamless', '/lottery', '/lottert', '/vnLottery', '/seaLottery', '/seamless/x'];
  expect(pages.filter(isGamePage)).toEqual(pages);
  expect(['/', '/lott', '/live', '/seamlessly'].filter(isGamePage)).toEqual([]);
});

test('three more names lead home', () => {
  expect(['/index', '/index.html', '/home', '/Home/'].every(isHomePage)).toBe(true);
  expect(isHomePage('/homes')).toBe(false);
});
