import { type RegisterField, registerFields } from '@baize/contract';
import { Field, PasswordInput, TextInput } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/use-text.ts';
import type { RegisterContent } from '../editables.ts';
import { fitsRule, isSecret, type Rule, ruleWords } from './register-rule.ts';

/** The form as a visitor will fill it in; what is typed here goes nowhere. */
export function RegisterPreview({ content }: { content: RegisterContent }) {
  const text = useText();
  const asked = registerFields.filter((field) => content.fields[field].fieldEnabled);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-[0.8125rem] text-ink-soft">{text('console.register.previewText')}</p>
      {asked.length === 0 && <p>{text('console.register.previewEmpty')}</p>}
      {asked.map((field) => (
        <PreviewField key={field} field={field} rule={content.fields[field]} />
      ))}
    </div>
  );
}

function PreviewField({ field, rule }: { field: RegisterField; rule: Rule }) {
  const text = useText();
  const [value, setValue] = useState('');
  const Input = isSecret(field) ? PasswordInput : TextInput;
  const words = ruleWords(rule);
  const isOff = value !== '' && !fitsRule(rule, value);
  return (
    <Field
      label={text(`console.field.${field}`)}
      isRequired={rule.required}
      hint={isOff ? undefined : words}
      error={isOff && words}
    >
      <Input
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </Field>
  );
}
