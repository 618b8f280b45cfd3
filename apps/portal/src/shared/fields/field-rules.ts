import { matchesPattern, type RegisterField } from '@baize/contract';
import { useCallback } from 'react';
import { type Status, useOpenStatus } from '../brand/use-status.ts';
import { useText } from '../words/use-text.ts';

export type FieldRule = Status['info']['register'][RegisterField];
export type FieldFault =
  | { id: 'identity.patterns.empty' }
  | { id: `identity.patterns.${FieldRule['patternId']}`; values: { min: number; max: number } };

/** What is wrong with a typed text by the brand's rule for its field; the server asks the same. */
export function faultOf(rule: FieldRule, typed: string, isRequired: boolean): FieldFault | null {
  const value = typed.trim();
  if (value === '') return isRequired ? { id: 'identity.patterns.empty' } : null;
  const { minLength: min, maxLength: max, acceptedPattern, patternId } = rule;
  if (matchesPattern(patternId, value, { min, max, acceptedPattern })) return null;
  return { id: `identity.patterns.${patternId}`, values: { min, max } };
}

/** Rules as a form asks for them: true, or the sentence that tells what is wrong. */
export function useFieldRules() {
  const text = useText();
  const rules = useOpenStatus().info.register;
  return useCallback(
    (field: RegisterField, isRequired = true) =>
      (value: string | undefined): true | string => {
        const fault = faultOf(rules[field], value ?? '', isRequired);
        if (!fault) return true;
        if (!('values' in fault)) return text(fault.id);
        return namedFault(text, field, value ?? '', fault) ?? text(fault.id, fault.values);
      },
    [rules, text],
  );
}

type Broken = Extract<FieldFault, { values: object }>;

/** Some fields have a sentence of their own for what is wrong with them. */
function namedFault(
  text: ReturnType<typeof useText>,
  field: RegisterField,
  typed: string,
  { id, values }: Broken,
) {
  if (field === 'mobileNum') return text('identity.fault.mobileNum');
  if (field === 'payeeName') return text('identity.fault.payeeName', { rule: text(id, values) });
  const isTooShortOrLong = typed.length < values.min || typed.length > values.max;
  if (field === 'password' && isTooShortOrLong) return text('identity.fault.password', values);
  return undefined;
}
