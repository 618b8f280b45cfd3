import type { RegisterField } from '@baize/contract';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import type { RegisterContent } from '../editables.ts';
import type { Rule } from './register-rule.ts';

export type RegisterForm = SettingsForm<RegisterContent>;

/** Changes part of one field's rule. */
export function changeRule(form: RegisterForm, field: RegisterField, part: Partial<Rule>): void {
  const { fields } = form.content;
  form.change({ fields: { ...fields, [field]: { ...fields[field], ...part } } });
}
