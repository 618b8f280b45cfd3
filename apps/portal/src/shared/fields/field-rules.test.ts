import { expect, test } from 'vitest';
import { type FieldRule, faultOf } from './field-rules.ts';

const rule: FieldRule = {
  acceptedPattern: '*',
  minLength: 4,
  maxLength: 16,
  patternId: 999,
  fieldEnabled: true,
  updateEnabled: true,
  required: true,
};

test('an empty field is a fault only where it is required', () => {
  expect(faultOf(rule, '  ', true)).toEqual({ id: 'identity.patterns.empty' });
  expect(faultOf(rule, '  ', false)).toBeNull();
});

test('a broken rule is told by its pattern, with the numbers of the field', () => {
  const fault = { id: 'identity.patterns.999', values: { min: 4, max: 16 } };
  expect(faultOf(rule, '9abc', true)).toEqual(fault);
  expect(faultOf(rule, 'abc', true)).toEqual(fault);
  expect(faultOf(rule, 'mara9', true)).toBeNull();
});

test("a brand's own pattern is asked too, and * matches everything", () => {
  expect(faultOf({ ...rule, acceptedPattern: 'm.*' }, 'mara', true)).toBeNull();
  expect(faultOf({ ...rule, acceptedPattern: 'x.*' }, 'mara', true)).not.toBeNull();
});
