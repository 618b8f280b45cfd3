// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/words.tsx';
import { Field } from './field.tsx';
import { MoneyInput } from './money-input.tsx';
import { NumberInput } from './number-input.tsx';

afterEach(cleanup);

function Typed({ decimals = 0 }: { decimals?: number }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Count">
      <NumberInput value={value} onChange={setValue} decimals={decimals} />
    </Field>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Count');
const write = (text: string) => fireEvent.change(input(), { target: { value: text } });
const type = (text: string) => {
  for (const key of text) write(input().value + key);
};

test.each(['2.5', '2,5', '٢٫٥'])(
  '%s typed into a whole field is refused, not read as 25',
  (text) => {
    show(<Typed />);
    type(text);
    expect(input().value).toBe('2');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
  },
);

test('a sum of a currency without decimals refuses a fraction too, however big it is drawn', () => {
  function Sum() {
    const [value, setValue] = useState('');
    return (
      <Field label="Count">
        <MoneyInput look="stage" currency="¥" decimals={0} value={value} onChange={setValue} />
      </Field>
    );
  }
  show(<Sum />);
  type('2.5');
  expect(input().value).toBe('2');
  expect(input().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
});

test('a pasted fraction leaves what was there', () => {
  show(<Typed />);
  type('12');
  write('2.5');
  expect(input().value).toBe('12');
  expect(screen.queryByRole('alert')).not.toBeNull();
});

test('after a refused fraction one goes on by taking away or by coming back', () => {
  show(<Typed />);
  type('.5');
  expect(input().value).toBe('');
  fireEvent.keyDown(input(), { key: 'Backspace' });
  type('2.5');
  write('');
  expect(screen.queryByRole('alert')).toBeNull();
  type('7.');
  write('30');
  expect(input().value).toBe('30');
  write('31');
  type('.');
  fireEvent.blur(input());
  type('4');
  expect(input().value).toBe('314');
  expect(input().getAttribute('aria-invalid')).toBeNull();
});

test('thousands are no fraction, and a field with decimals takes one', () => {
  show(<Typed />);
  write('1,500');
  expect(input().value).toBe('1500');
  cleanup();
  show(<Typed decimals={2} />);
  type('2.5');
  expect(input().value).toBe('2.5');
});
