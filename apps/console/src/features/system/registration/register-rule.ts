import { matchesPattern, patterns, type RegisterField } from '@baize/contract';
import type { RegisterContent } from '../editables.ts';

export type Rule = RegisterContent['fields'][RegisterField];

/** What a field asks for, in the words its owner will read. */
export function ruleWords({ patternId, minLength, maxLength }: Rule): string {
  const { says } = patterns[patternId];
  const span = minLength === maxLength ? says.replace('{min} to {max}', '{min}') : says;
  return span.replace('{min}', String(minLength)).replace('{max}', String(maxLength));
}

/** Would the house take this text for this field? */
export function fitsRule(rule: Rule, text: string): boolean {
  const { patternId, minLength, maxLength, acceptedPattern } = rule;
  return matchesPattern(patternId, text, { min: minLength, max: maxLength, acceptedPattern });
}

/** Fields in which a text is never shown as it is typed. */
export function isSecret(field: RegisterField): boolean {
  return field === 'password' || field === 'paymentPassword';
}
