import { rights, roles } from '@baize/contract';
import { expect, test } from 'vitest';
import words from '../../../../packages/i18n/src/locales/en/console-operators.json';

test('every right and every role has its words', () => {
  const needed = [
    ...rights.map((right) => `console.right.${right}`),
    ...Object.keys(roles).flatMap((role) => [`console.role.${role}`, `console.role.${role}.text`]),
  ];
  expect(needed.filter((id) => !(id in words))).toEqual([]);
});
