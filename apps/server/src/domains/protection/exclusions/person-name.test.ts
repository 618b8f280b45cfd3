import { expect, test } from 'vitest';
import { paperNumber, personName } from './person-name.ts';

test.each([
  ['a hyphen', 'Anne-Marie Lee', 'Anne Marie Lee'],
  ['an apostrophe', "Sean O'Neil", 'Sean O’Neil'],
  ['no apostrophe', "Sean O'Neil", 'SEAN ONEIL'],
  ['another order', 'Nguyễn Văn An', 'An Van Nguyen'],
  ['a joint first name', 'Lee Annemarie', 'Anne Marie Lee'],
  ['letters nobody sees', 'John Smith', 'Jo\u200Bhn\u00AD \u2060Smith\u202E'],
  ['Cyrillic look-alikes', 'Peter Cox', 'Реtеr Сох'],
  ['Greek capitals', 'Harry Biko', 'Ηarry Βiko'],
  ['full-width letters', 'Anna Bo', 'Ａｎｎａ Ｂｏ'],
  ['a small L for a capital i', 'Ian Stone', 'lan Stone'],
  ['digits for letters', 'Leo Solis', 'Le0 So1is'],
  ['a written-out letter', 'Jürgen Groß', 'Jurgen Gross'],
  ['a space in a Chinese name', '王小明', '王 小明'],
])('%s makes no other person', (_what, one, other) => {
  expect(personName(one)).toBe(personName(other));
});

test('other names stay others', () => {
  const names = [
    'Ann Lee',
    'Ann Leigh',
    'Anna Lee',
    'Иван Петров',
    'Пётр Сидоров',
    '王小明',
    '王大明',
  ];
  expect(new Set(names.map(personName)).size).toBe(names.length);
});

test('a paper is known by its letters and digits', () => {
  expect(paperNumber('ab-123 4O5')).toBe(paperNumber('ＡＢ１２３４05'));
  expect(paperNumber('AB123405')).not.toBe(paperNumber('AB123406'));
});
