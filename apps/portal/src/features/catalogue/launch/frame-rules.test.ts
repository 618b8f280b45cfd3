import { expect, test } from 'vitest';
import { isFrameable, sandboxOf } from './frame-rules.ts';

test('only web addresses are framed', () => {
  expect(isFrameable('https://games.example/play?t=1')).toBe(true);
  expect(isFrameable('javascript:alert(1)')).toBe(false);
  expect(isFrameable('data:text/html,hi')).toBe(false);
  expect(isFrameable('not an address')).toBe(false);
});

test('a frame from our own address gets no origin, so that it cannot leave its box', () => {
  const home = 'https://baize.example';
  expect(sandboxOf('https://games.example/play', home)).toContain('allow-same-origin');
  expect(sandboxOf('https://baize.example/play', home)).not.toContain('allow-same-origin');
  expect(sandboxOf('https://games.example/play', home)).not.toContain('allow-top-navigation');
});
