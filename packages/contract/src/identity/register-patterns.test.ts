import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  matchesPattern,
  type PatternId,
  patternIds,
  patternMessage,
  patterns,
} from './register-patterns.ts';

const any = { min: 0, max: 100 };

const vectors: Record<PatternId, { fits: string[]; fails: string[] }> = {
  0: { fits: ['', 'x y', '任意 text 🎲'], fails: [] },
  1: { fits: ['abc', 'a1', 'Z'], fails: ['1abc', 'a b', 'a_b', ''] },
  2: { fits: ['漢字', '漢字123', '々'], fails: ['漢字a', 'かな', ''] },
  3: {
    fits: ['a@b.co', 'first.last+tag@mail.example.com'],
    fails: ['a@b', '@b.co', 'a@@b.co', 'a b@c.de', 'a.@b.co', 'a@-b.co', 'a@b.c1', ''],
  },
  4: { fits: ['abc123', 'ABC', '1'], fails: ['a-b', 'ä', 'a b', ''] },
  5: { fits: ['abc1', '1a'], fails: ['abc', '123', 'a1!', ''] },
  6: { fits: ['0123', '9'], fails: ['12a', '١٢٣', '-1', '1.5', ''] },
  7: { fits: ['aB', 'A1'], fails: ['ab1', 'A b', ''] },
  8: { fits: ['Ann Lee', 'a'], fails: ['Ann1', 'Änn', ''] },
  9: { fits: ['no-space', '密碼'], fails: ['a b', 'a\tb', 'a　b', ''] },
  10: { fits: ['中文，句。', '阿卜·杜拉'], fails: ['中文a', '中 文', '123', ''] },
  11: {
    fits: ['2000-02-29', '1999-12-31', '0099-01-01'],
    fails: ['2001-02-29', '2000-13-01', '2000-00-10', '00-01-01', '12-31-1999', '2000-1-1', ''],
  },
  12: { fits: ['Ann Lee', 'Nguyễn Văn', 'Ann'], fails: ['Ann  Lee', ' Ann', 'Ann ', 'Ann1', ''] },
  13: { fits: ['02-29-2000', '12-31-1999'], fails: ['02-29-2001', '31-12-1999', '2000-02-29', ''] },
  14: { fits: ['abc123', 'ñandú9', '漢字1'], fails: ['a b', 'a-1', ''] },
  15: { fits: ['한국어', 'ㅎ'], fails: ['한국a', '漢字', ''] },
  16: { fits: ['ภาษาไทย'], fails: ['ไทยa', 'ລາວ', ''] },
  17: { fits: ['ไทยThai', 'Thai', 'ไทย'], fails: ['ไทย1', 'ไทย!', ''] },
  18: { fits: ['ANN LEE', 'A'], fails: ['Ann', ' ANN', 'ANN1', ''] },
  19: { fits: ['Baize-demo-1', 'abc', '123', '!!!', 'pässwörd€'], fails: ['a b', 'a\nb', ''] },
  20: { fits: ['Aa1!', 'Baize-demo-1'], fails: ['aa1!', 'AA1!', 'Aaa!', 'Aa11', 'Aa1! x', ''] },
  21: {
    fits: ['Ann Lee', "Mary-Jane O'Neil", 'José María Pérez'],
    fails: ['Ann', 'Ann ', 'Ann 1', ''],
  },
  22: { fits: ['カタカナー', 'ひらがな', '漢字', '山田　太郎'], fails: ['ｶﾀｶﾅ', 'abc', '한', ''] },
  23: { fits: ['ABC'], fails: ['ABc', 'A B', ''] },
  24: { fits: ['9', '912345'], fails: ['8912', '9a', ''] },
  25: { fits: ['abc123'], fails: ['Abc', 'a-b', ''] },
  26: { fits: ['abc1', 'abc!', '12!', 'Baize-demo-1'], fails: ['abc', '123', '!!!', 'a 1', ''] },
  27: { fits: ['1', '120'], fails: ['012', '0', '1a', ''] },
  28: { fits: ['ANN', 'ANN LEE'], fails: ['ANN LEE KIM', 'ANN ', 'Ann', ''] },
  29: { fits: ["O'NEIL", 'ANN', "'A"], fails: ["O'Neil", "'", 'A B', ''] },
  30: {
    fits: ['12 Main St., Apt #4/5', '台北市信義路5號', 'Villa (3)'],
    fails: ['<b>x</b>', '; drop', ' 12 Main', ''],
  },
  31: {
    fits: ['123456789', '12345678-9', '12345678-K'],
    fails: ['1234567-8', '12345678', '1234567890', ''],
  },
  999: { fits: ['player1', 'Abc'], fails: ['1player', 'a_b', 'ab c', 'ä1', ''] },
};

test('every pattern takes what it should, and nothing else', () => {
  for (const id of patternIds) {
    const { fits, fails } = vectors[id];
    for (const value of fits)
      expect(matchesPattern(id, value, any), `${id} takes ${value}`).toBe(true);
    for (const value of fails)
      expect(matchesPattern(id, value, any), `${id} refuses ${value}`).toBe(false);
  }
});

test('ids 0 to 31 and 999 exist, and each has words with its bounds', () => {
  expect(patternIds).toEqual([...Array.from({ length: 32 }, (_, id) => id), 999]);
  expect(patternMessage(19)).toBe('patterns.19');
  expect(patterns[19].says).toContain('{min} to {max}');
});

test('length is counted in characters as people see them, whatever the pattern', () => {
  expect(matchesPattern(0, '🎲🎲🎲', { min: 3, max: 3 })).toBe(true);
  expect(matchesPattern(2, '𠮷', { min: 1, max: 1 })).toBe(true);
  fc.assert(
    fc.property(fc.constantFrom(...patternIds), fc.string({ unit: 'grapheme' }), (id, value) => {
      const length = [...value].length;
      expect(matchesPattern(id, value, { min: length + 1, max: 999 })).toBe(false);
      expect(matchesPattern(id, value, { min: 0, max: length - 1 })).toBe(false);
    }),
  );
});

test('what a brand accepts must match as a whole; a star accepts everything', () => {
  const bounds = { min: 0, max: 100, acceptedPattern: '[a-c]+|x' };
  expect(matchesPattern(0, 'abc', bounds)).toBe(true);
  expect(matchesPattern(0, 'xabc', bounds)).toBe(false);
  expect(matchesPattern(0, 'abcd', bounds)).toBe(false);
  expect(matchesPattern(0, 'abcd', { ...bounds, acceptedPattern: '*' })).toBe(true);
  expect(matchesPattern(0, 'abc', { ...bounds, acceptedPattern: '[' })).toBe(false);
});

const ascii = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 40 });

test('a stricter pattern takes nothing that its looser relative refuses', () => {
  const narrower: [PatternId, PatternId][] = [
    [999, 4],
    [5, 4],
    [7, 4],
    [25, 4],
    [6, 4],
    [24, 6],
    [27, 6],
    [4, 14],
    [23, 8],
    [18, 8],
    [28, 18],
    [23, 29],
    [20, 9],
    [26, 19],
    [15, 14],
    [16, 17],
    [21, 30],
  ];
  const word = fc.oneof(
    ascii,
    fc.constantFrom(...Object.values(vectors).flatMap(({ fits }) => fits)),
  );
  fc.assert(
    fc.property(word, fc.constantFrom(...narrower), (value, [strict, loose]) => {
      if (matchesPattern(strict, value, any)) expect(matchesPattern(loose, value, any)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('no pattern takes long, however long and unfitting the text', () => {
  // A pattern that tries all ways to read these would take years; seconds say that none does.
  const nasty = [
    'a'.repeat(500),
    `${'a '.repeat(250)}!`,
    `${"A'".repeat(250)}`,
    `${'a.'.repeat(200)}@`,
  ];
  const before = process.cpuUsage();
  for (const id of patternIds) {
    for (const value of nasty) matchesPattern(id, value, { min: 0, max: 1_000 });
  }
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(10);
});
