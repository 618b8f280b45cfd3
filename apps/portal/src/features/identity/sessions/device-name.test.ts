import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a browser is told by the names people know', () => {
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';
  expect(deviceName(edge)).toBe('Edge, Windows');
  expect(deviceName(phone)).toBe('Safari, iPhone');
});

test('what is unknown is told as it calls itself, and never without end', () => {
  expect(deviceName('okhttp/4.12')).toBe('okhttp/4.12');
  expect(deviceName('x'.repeat(500))).toHaveLength(60);
  expect(deviceName('')).toBe('–');
});
