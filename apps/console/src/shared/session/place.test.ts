import { expect, test } from 'vitest';
import { placeToReturn } from './place.ts';

test('after the login one returns to a page of the console, and to nothing else', () => {
  expect(placeToReturn('/audit?action=system.')).toBe('/console/audit?action=system.');
  expect(placeToReturn(undefined)).toBe('/console/');
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', '/login']) {
    expect(placeToReturn(elsewhere)).toBe('/console/');
  }
});
