import { expect, test } from 'vitest';
import { readCurrency } from './currency.ts';

test('a code alone is written as the world writes it', () => {
  expect(readCurrency(undefined)).toEqual({ code: 'USD', symbol: '$', decimals: 2 });
  expect(readCurrency('JPY')).toEqual({ code: 'JPY', symbol: '¥', decimals: 0 });
  expect(readCurrency('VND')).toMatchObject({ symbol: '₫', decimals: 0 });
  expect(readCurrency('KWD')).toMatchObject({ decimals: 3 });
});

test('a brand may give sign and decimals of its own; a coin has its name', () => {
  expect(readCurrency('USDT,₮,2')).toEqual({ code: 'USDT', symbol: '₮', decimals: 2 });
  expect(readCurrency('EUR,EUR')).toEqual({ code: 'EUR', symbol: 'EUR', decimals: 2 });
});

test.each(['usd', 'US', 'USD,$,5', 'FUN', 'PTS', 'USD;$'])('%s is refused', (text) => {
  expect(() => readCurrency(text)).toThrow('BAIZE_CURRENCY');
});
