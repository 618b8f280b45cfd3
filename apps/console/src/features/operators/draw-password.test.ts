import { expect, test } from 'vitest';
import { drawPassword } from './draw-password.ts';

test('a one-time password has sixteen letters in four groups, none that look alike', () => {
  for (let round = 0; round < 50; round += 1) {
    expect(drawPassword()).toMatch(
      /^([a-hjkmnp-zA-HJ-NP-Z2-9]{4}-){3}[a-hjkmnp-zA-HJ-NP-Z2-9]{4}$/,
    );
  }
});

test('two of them differ', () => {
  expect(drawPassword()).not.toBe(drawPassword());
});
