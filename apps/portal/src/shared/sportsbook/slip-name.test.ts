import { expect, test } from 'vitest';
import { systemName } from './slip-name.ts';

const bare = (name: string) => name.replaceAll(/[\u2066\u2069]/g, '');

test('a full cover is called by its name, any other system by its sizes', () => {
  expect(bare(systemName(4, [1, 2, 3, 4]))).toBe('Lucky 15');
  expect(bare(systemName(3, [2, 3]))).toBe('Trixie');
  expect(bare(systemName(3, [2]))).toBe('2/3');
  expect(bare(systemName(5, [2, 4]))).toBe('2+4/5');
});
