import { expect, test } from 'vitest';
import { cabinet, cabinetBox } from './cabinet.ts';
import type { SlotArt } from './look.ts';
import { slotLook, slotLookCodes } from './looks.ts';
import { slotRoom } from './slot-scene.ts';
import { slotFace } from './slot-symbol.ts';

const artOf = (code: string): SlotArt => ({
  code,
  emblem: 'tiger',
  palette: 'jade',
  tints: { high: 'lacquer', low: 'saffron', special: 'rose' },
});
const size = { columns: 5, rows: 3, cell: 100, gap: 4, band: 16, crest: 40, isTiled: false };
const wide = { width: 1280, height: 820 };

test('in the same colours and with the same emblem, no two slots have the same room or frame', () => {
  const shorn = (picture: string) => picture.replace(/(id="|#)\w{4}/g, '$1');
  const rooms = slotLookCodes.map((code) => shorn(slotRoom(artOf(code), slotLook(code), wide)));
  const frames = slotLookCodes.map((code) => shorn(cabinet(artOf(code), slotLook(code), size)));
  expect(new Set(rooms).size).toBe(slotLookCodes.length);
  // A frame may be shared where room and symbols differ, but seldom.
  expect(new Set(frames).size).toBeGreaterThan(slotLookCodes.length * 0.9);
});

test('pictures hold no words, no script, and nothing from outside', () => {
  for (const code of slotLookCodes) {
    const [art, look] = [artOf(code), slotLook(code)];
    const pictures = [slotRoom(art, look, wide), cabinet(art, look, size)];
    for (const picture of pictures) {
      expect(picture, code).not.toMatch(/<(text|script|image|style|foreignObject)|NaN|undefined/);
      expect(picture.length, code).toBeLessThan(140_000);
    }
  }
});

test('every role of a symbol is another picture, drawn the same each time', () => {
  const [art, look] = [artOf('koi-moon'), slotLook('koi-moon')];
  const roles = ['high', 'low', 'wild', 'scatter', 'multiplier'] as const;
  const draw = () => roles.map((role) => slotFace({ art, look, role, index: 0, motif: 'gem' }));
  expect(new Set(draw()).size).toBe(roles.length);
  expect(draw()).toEqual(draw());
});

test('a rank is drawn on its plaque in the hand of the slot', () => {
  const face = (code: string, rank: 'A' | 'K') =>
    slotFace({
      art: artOf(code),
      look: slotLook(code),
      role: 'low',
      index: 0,
      motif: 'gem',
      rank,
    });
  expect(face('koi-moon', 'A')).not.toBe(face('koi-moon', 'K'));
  expect(face('koi-moon', 'A')).not.toMatch(/<text/);
});

test('the box of a cabinet holds its cells', () => {
  const { width, height, left, top } = cabinetBox(size);
  expect(width).toBe(left * 2 + 5 * 100 + 4 * 4);
  expect(height).toBe(top + 3 * 100 + left);
});
