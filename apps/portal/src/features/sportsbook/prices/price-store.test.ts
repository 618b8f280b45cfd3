import { expect, test, vi } from 'vitest';
import { createPriceStore } from './price-store.ts';

const first = [
  { key: 'a', odds: 192, isOpen: true },
  { key: 'b', odds: 205, isOpen: true },
];

test('only those who show a price that changed are told', () => {
  const store = createPriceStore();
  store.put(first);
  const [a, b] = [vi.fn(), vi.fn()];
  store.subscribe('a', a);
  const leave = store.subscribe('b', b);
  store.put([
    { key: 'a', odds: 192, isOpen: true },
    { key: 'b', odds: 210, isOpen: true },
  ]);
  expect(a).not.toHaveBeenCalled();
  expect(b).toHaveBeenCalledTimes(1);
  leave();
  store.put([{ key: 'b', odds: 220, isOpen: true }]);
  expect(b).toHaveBeenCalledTimes(1);
});

test('a price says which way it went, and each move is a new one', () => {
  const store = createPriceStore();
  store.put(first);
  store.put([{ key: 'a', odds: 188, isOpen: true }]);
  expect(store.read('a')).toMatchObject({ odds: 188, moved: 'down', moves: 1 });
  store.put([{ key: 'a', odds: 186, isOpen: true }]);
  expect(store.read('a')).toMatchObject({ moved: 'down', moves: 2 });
  store.put([{ key: 'a', odds: 199, isOpen: true }]);
  expect(store.read('a')).toMatchObject({ moved: 'up', moves: 3 });
});

test('a suspended price keeps its number, and coming back unchanged is no move', () => {
  const store = createPriceStore();
  store.put(first);
  store.close(['a', 'nobody']);
  expect(store.read('a')).toMatchObject({ odds: 192, isOpen: false, moves: 0 });
  store.put(first);
  expect(store.read('a')).toMatchObject({ odds: 192, isOpen: true, moved: null, moves: 0 });
});

test('the same price twice is the same object', () => {
  const store = createPriceStore();
  store.put(first);
  const before = store.read('a');
  store.put(first);
  expect(store.read('a')).toBe(before);
});
