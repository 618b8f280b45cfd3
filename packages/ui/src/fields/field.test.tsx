// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { show } from '../testing/words.tsx';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';
import { cleanNumber, stepNumber } from './number-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

test('a field ties its label, hint and error to the input', () => {
  show(
    <Field label="Name" hint="Any letters" error="Too short" isRequired>
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText(/Name/);
  const described = input.getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Too short',
    'Any letters',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Too short');
});

test('a field without an error is not called invalid', () => {
  show(
    <Field label="Name">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Name');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a password is hidden until asked for', () => {
  show(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText('Password') as HTMLInputElement;
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByLabelText('showPassword'));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByLabelText('hidePassword'));
  expect(input.type).toBe('password');
});

function Code({ onFilled }: { onFilled: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <CodeInput aria-label="Code" length={6} value={code} onChange={setCode} onFilled={onFilled} />
  );
}

test('a pasted code loses its blanks, keeps its length and is filled once', () => {
  const onFilled = vi.fn();
  show(<Code onFilled={onFilled} />);
  const input = screen.getByLabelText('Code') as HTMLInputElement;
  fireEvent.change(input, { target: { value: ' 12 34-5678' } });
  expect(input.value).toBe('123456');
  fireEvent.change(input, { target: { value: '1234567' } });
  expect(onFilled.mock.calls).toEqual([['123456']]);
});

test.each([
  ['1,500.5', '1500.5'],
  ['1.500,55', '1500.55'],
  ['12,5', '12.5'],
  ['1,500', '1500'],
  ['١٢٫٥', '12.5'],
  ['０12.3456', '12.34'],
  ['.5', '0.5'],
  ['-7', '7'],
  ['1e5', '15'],
])('the amount %s is read as %s', (typed, read) => {
  expect(cleanNumber(typed, { decimals: 2 })).toBe(read);
});

test('a step stays between the bounds and adds no crumbs', () => {
  expect(stepNumber('0.1', 0.2, { decimals: 2, min: 0, max: 1 })).toBe('0.3');
  expect(stepNumber('1', 1, { decimals: 0, min: 0, max: 1 })).toBe('1');
  expect(stepNumber('', -1, { decimals: 0, min: 0, max: 9 })).toBe('0');
});

test('a busy button keeps its name and its focus but does not act', () => {
  const onClick = vi.fn();
  show(
    <Button isBusy onClick={onClick}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
});
