import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  floorToCents,
  floorToWritten,
  money,
  moneyNumber,
  moneyParts,
  moneyText,
  moneyWords,
  percent,
  rateText,
  readMoney,
  shareOut,
  showDecimals,
  timesRate,
} from './index.ts';

const LIMIT = 10n ** 15n - 1n;
const anyAmount = fc.bigInt({ min: -LIMIT, max: LIMIT });

test('the number of an amount is the one that its text stands for, and a whole number its text', () => {
  const amounts = fc.oneof(anyAmount, fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }));
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(moneyNumber(amount)).toBe(Number(moneyText(amount)));
    }),
  );
  const whole = fc.oneof(
    fc.integer(),
    fc.maxSafeInteger(),
    fc.constantFrom(-0, 1e11, 1e11 - 1, -1e11),
  );
  fc.assert(
    fc.property(whole, (value) => {
      expect(readMoney(value)).toBe(readMoney(String(value)));
    }),
  );
});

test('an amount survives the wire, as text and as a number', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(readMoney(moneyText(amount))).toBe(amount);
      expect(readMoney(moneyNumber(amount))).toBe(amount);
      expect(readMoney(JSON.parse(JSON.stringify(moneyNumber(amount))))).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

test('a JSON number counts by its value', () => {
  expect(readMoney(JSON.parse('1e2'))).toBe(money('100'));
  expect(readMoney(JSON.parse('5.50'))).toBe(55_000n);
});

test('what is not an amount of at most four decimals is refused', () => {
  const refused = [
    '',
    ' 1',
    '1 ',
    '1.',
    '.5',
    '1e2',
    '+1',
    '1,000',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
  ];
  const more = [
    '1.23456',
    '123456789012',
    '١',
    1e-7,
    1e11,
    1.23456,
    Number.NaN,
    Infinity,
    -Infinity,
  ];
  for (const value of [...refused, ...more, null, undefined, true, {}, [], 5n]) {
    expect(readMoney(value), String(value)).toBeNull();
  }
});

test('a share by rate equals big-integer arithmetic, floored', () => {
  fc.assert(
    fc.property(anyAmount, fc.bigInt({ min: 0n, max: 2_000_000n }), (amount, rate) => {
      const share = timesRate(amount, rate);
      const exact = amount * rate;
      expect(share * 1_000_000n <= exact && exact < (share + 1n) * 1_000_000n).toBe(true);
    }),
  );
});

test('12,345.67 at 0.8 % is 98.7653, credited as 98.76', () => {
  const share = timesRate(money('12345.67'), percent('0.8'));
  expect(moneyText(share)).toBe('98.7653');
  expect(moneyText(floorToCents(share))).toBe('98.76');
});

test('crediting floors towards minus infinity', () => {
  expect(floorToCents(money('-0.001'))).toBe(money('-0.01'));
  expect(floorToCents(money('1.2399'))).toBe(money('1.23'));
});

test('a percentage reads and writes back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 9_999_9999n }), (rate) => {
      expect(percent(rateText(rate))).toBe(rate);
    }),
  );
  for (const bad of ['', '-1', '1.23456', 'x', '1%'])
    expect(() => percent(bad)).toThrow(RangeError);
});

test('sharing out loses no unit and gives nobody a unit too many', () => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 })
    .filter((all) => all.some((weight) => weight > 0n));
  fc.assert(
    fc.property(anyAmount, weights, (total, shares) => {
      const parts = shareOut(total, shares);
      const sum = shares.reduce((all, weight) => all + weight, 0n);
      expect(parts.reduce((all, part) => all + part, 0n)).toBe(total);
      parts.forEach((part, i) => {
        const off = part * sum - total * shares[i]!;
        expect(off < sum && off > -sum).toBe(true);
      });
    }),
  );
});

test('an amount is shown with two decimals and thousands separators', () => {
  expect(moneyWords(money('1234567.891'), { locale: 'en', symbol: '$' })).toBe('$1,234,567.89');
  expect(moneyWords(money('-2310.4'), { locale: 'en', symbol: '$' })).toBe('−$2,310.40');
  expect(moneyWords(money('5'), { locale: 'de', symbol: '€', position: 'B', signed: true })).toBe(
    '+5,00 €',
  );
  expect(moneyParts(money('0.004'), { locale: 'en', symbol: '$', signed: true }).sign).toBe('');
});

test('languages written without the platform are written as the platform writes them', () => {
  const amounts = ['0', '0.05', '7.1', '999.99', '1000', '12345.67', '101000000', '98765432109.01'];
  for (const locale of ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'th', 'fil', 'vi', 'id']) {
    const style = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    const format = new Intl.NumberFormat(locale, style);
    for (const amount of amounts) {
      expect(moneyWords(money(amount), { locale, symbol: '' })).toBe(format.format(Number(amount)));
    }
  }
});

test('as many decimals are shown as people write: none of yen, three of dinars', () => {
  const words = (amount: string, decimals: number, locale = 'en') =>
    moneyWords(money(amount), { locale, symbol: '', decimals });
  expect(words('1234.5', 0)).toBe('1,234');
  expect(words('1234.5', 3)).toBe('1,234.500');
  expect(words('0.9', 0)).toBe('0');
  expect(words('-0.9', 0)).toBe('0');
  expect(words('1234.5', 0, 'de')).toBe('1.234');
  expect(words('1234.5', 3, 'de')).toBe('1.234,500');
  expect(words('1234567.5', 0, 'vi')).toBe('1.234.567');
});

test('what can be written of an amount is never more than it', () => {
  try {
    expect(floorToWritten(money('12.3499'))).toBe(money('12.34'));
    showDecimals(0);
    expect([floorToWritten(money('12.99')), floorToWritten(money('12'))]).toEqual([
      money('12'),
      money('12'),
    ]);
    expect(floorToWritten(money('-0.5'))).toBe(money('-1'));
  } finally {
    showDecimals(2);
  }
});

test('plain text drops zeros down to what people write, and never a figure', () => {
  try {
    showDecimals(0);
    expect([moneyText(money('12')), moneyText(money('12.3'))]).toEqual(['12', '12.3']);
    showDecimals(3);
    expect([moneyText(money('12')), moneyText(money('0.0001'))]).toEqual(['12.000', '0.0001']);
  } finally {
    showDecimals(2);
  }
});
