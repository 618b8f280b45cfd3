import { motifNames, paletteNames } from '@baize/art';
import { expect, test } from 'vitest';
import { fullCycle } from './full-cycle.ts';
import { reelReturn } from './return-to-player.ts';
import { lineSymbols, type SlotRules, tumbleSymbols, waySymbols } from './rules.ts';
import { stripsOf, windowAt } from './strips.ts';
import { volatilityOf } from './theme.ts';
import { slotThemes } from './themes.ts';

const symbolsOf: Record<SlotRules['model'], readonly string[]> = {
  lines25: [...lineSymbols, 'S'],
  ways243: [...waySymbols, 'W', 'S'],
  tumble65: tumbleSymbols,
};

const onReels = slotThemes.flatMap((theme) =>
  theme.rules.model === 'tumble65' ? [] : [{ ...theme, rules: theme.rules }],
);
const tumbling = slotThemes.filter(({ rules }) => rules.model === 'tumble65');
const pairs = slotThemes.flatMap((one, i) => slotThemes.slice(i + 1).map((other) => [one, other]));

test('there are at least 32, on all three models', () => {
  expect(slotThemes.length).toBeGreaterThanOrEqual(32);
  for (const model of Object.keys(symbolsOf)) {
    expect(slotThemes.filter(({ rules }) => rules.model === model).length).toBeGreaterThan(5);
  }
});

test.each(onReels)('$code returns exactly what it publishes', ({ rules, published }) => {
  const { returnToPlayer, triggerRate } = reelReturn(rules);
  expect(returnToPlayer).toBeCloseTo(published.returnToPlayer, 6);
  expect(triggerRate).toBeCloseTo(published.triggerRate, 8);
  expect(published.proof).toBe('exact');
});

test.runIf(process.env.SOAK).each(onReels)(
  '$code: every spin played once agrees',
  { timeout: 600_000 },
  ({ rules, published }) => {
    const { hitRate, sigma } = fullCycle(rules);
    expect(hitRate).toBeCloseTo(published.hitRate, 6);
    expect(sigma).toBeCloseTo(published.sigma, 3);
  },
);

test('every return lies between 94 and 97 per cent, with all of its 99 % interval', () => {
  for (const { code, published } of slotThemes) {
    const { returnToPlayer, standardError = 0, proof } = published;
    expect(returnToPlayer - 2.576 * standardError, code).toBeGreaterThan(0.94);
    expect(returnToPlayer + 2.576 * standardError, code).toBeLessThan(0.97);
    expect(standardError > 0).toBe(proof === 'simulated');
  }
  for (const { published } of tumbling) expect(published.proof).toBe('simulated');
});

test('strips hold the symbols of their model, and no window shows two scatters', () => {
  for (const { code, rules } of onReels) {
    const strips = stripsOf(rules);
    expect(strips).toHaveLength(5);
    strips.forEach((strip, reel) => {
      const known = symbolsOf[rules.model];
      expect(strip.every((symbol) => known.includes(symbol))).toBe(true);
      strip.forEach((_, stop) => {
        const shown = windowAt(strip, stop).filter((symbol) => symbol === 'S');
        expect(shown.length, code).toBeLessThanOrEqual(1);
      });
      const mayBeWild = rules.model === 'lines25' || (reel > 0 && reel < 4);
      expect(mayBeWild || !strip.includes('W'), code).toBe(true);
    });
  }
});

test('more of a symbol pays more, and a dearer symbol never less than a cheaper one', () => {
  for (const { code, rules } of slotThemes) {
    const rows = Object.entries(rules.pays).filter(([symbol]) => symbol !== 'W');
    rows.forEach(([symbol, pays], i) => {
      expect(pays[0] < pays[1] && pays[1] < pays[2], `${code} ${symbol}`).toBe(true);
      const dearer = rows[i - 1]?.[1];
      const isOrdered = !dearer || pays.every((pay, step) => pay <= dearer[step]!);
      expect(isOrdered, `${code} ${symbol}`).toBe(true);
    });
  }
});

test('every picture and palette is one that can be drawn', () => {
  const [motifs, palettes] = [new Set<string>(motifNames), new Set<string>(paletteNames)];
  for (const { code, emblem, palette, tints, faces, rules } of slotThemes) {
    expect(Object.keys(faces).toSorted()).toEqual(symbolsOf[rules.model].toSorted());
    for (const motif of [emblem, ...Object.values(faces)]) expect(motifs, code).toContain(motif);
    for (const name of [palette, ...Object.values(tints)]) expect(palettes, code).toContain(name);
    expect(new Set(Object.values(faces)).size, code).toBe(11);
  }
});

test('any two can be told apart: by emblem, symbols, sound and paytable', () => {
  for (const [one, other] of pairs) {
    const names = `${one!.code} and ${other!.code}`;
    expect(one!.emblem, names).not.toBe(other!.emblem);
    expect(one!.sound, names).not.toEqual(other!.sound);
    expect(one!.rules.pays, names).not.toEqual(other!.rules.pays);
    const faces = new Set(Object.values(one!.faces));
    const alike = Object.values(other!.faces).filter((face) => faces.has(face)).length;
    expect(alike, names).toBeLessThanOrEqual(6);
  }
});

test('volatility is named by the spread of one bet, and there is some for every taste', () => {
  const kinds = new Set(slotThemes.map(({ published }) => volatilityOf(published.sigma)));
  expect([...kinds].toSorted()).toEqual(['high', 'low', 'medium', 'very high']);
});
