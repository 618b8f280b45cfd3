// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { wantedPage } from './wanted-page.ts';

beforeEach(() => sessionStorage.clear());

test('the page that was asked for is remembered with its query, and taken once', () => {
  wantedPage.set('/lottery?gameCode=six-a-day');
  expect(wantedPage.take()).toBe('/lottery?gameCode=six-a-day');
  expect(wantedPage.take()).toBeUndefined();
});

test('nobody is sent out of the house', () => {
  for (const elsewhere of ['//elsewhere.example/', 'https://elsewhere.example/', 'javascript:1']) {
    wantedPage.set(elsewhere);
    expect(wantedPage.take()).toBeUndefined();
  }
});
