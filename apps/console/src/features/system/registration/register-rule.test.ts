import { expect, test } from 'vitest';
import { fitsRule, type Rule, ruleWords } from './register-rule.ts';

const rule: Rule = {
  acceptedPattern: '*',
  minLength: 4,
  maxLength: 16,
  patternId: 999,
  fieldEnabled: true,
  updateEnabled: false,
  required: true,
};

test('a rule is told with its bounds', () => {
  expect(ruleWords(rule)).toBe('4 to 16 letters or digits, the first a letter');
  expect(ruleWords({ ...rule, patternId: 6, minLength: 6, maxLength: 6 })).toBe('6 digits');
});

test('a text is tried by kind, length and further expression', () => {
  expect(fitsRule(rule, 'player1')).toBe(true);
  expect(fitsRule(rule, '1player')).toBe(false);
  expect(fitsRule(rule, 'abc')).toBe(false);
  expect(fitsRule({ ...rule, acceptedPattern: 'vip[a-z]+' }, 'player')).toBe(false);
  expect(fitsRule({ ...rule, acceptedPattern: 'vip[a-z]+' }, 'vipplayer')).toBe(true);
});
