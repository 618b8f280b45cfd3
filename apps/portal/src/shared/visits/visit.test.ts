// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { cameByText, countVisit, wordsIn } from './visit.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('what brought someone is read from the address, and nothing that is no word', () => {
  expect(wordsIn('?utm_source=spring-mail&utm_campaign=ace')).toEqual({
    source: 'spring-mail',
    campaign: 'ace',
  });
  expect(wordsIn('?utm_source=<b>&utm_campaign=a%20b')).toEqual({ source: '', campaign: '' });
});

test('a registration days later still tells what brought them', () => {
  history.replaceState(null, '', '/?utm_source=mail&utm_campaign=spring');
  countVisit();
  history.replaceState(null, '', '/register');
  countVisit();
  expect(cameByText()).toBe('?utm_source=mail&utm_campaign=spring');
});
