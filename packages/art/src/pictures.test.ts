import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renderSet } from '../scripts/render-set.ts';
import {
  avatar,
  banner,
  brandMark,
  cardBack,
  chip,
  chipValues,
  die,
  gameBook,
  guilloche,
  homeCampaigns,
  motifNames,
  object,
  playingCard,
  ranks,
  slotSymbol,
  slotSymbols,
  tile,
  vendorMark,
} from './index.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const suits = ['spade', 'heart', 'diamond', 'club'] as const;

/** One of everything, by name. */
const all = new Map<string, string>([
  ...Object.entries(renderSet()).map(([file, { svg }]) => [file, svg] as const),
  ...gameBook.map((game) => [`tile ${game.id}`, tile(game)] as const),
  ...motifNames.map((name) => [`object ${name}`, object(name, { seed: 'test' })] as const),
  ...slotSymbols.map((name) => [`symbol ${name}`, slotSymbol(name)] as const),
  ...ranks.flatMap((rank) =>
    suits.map((suit) => [`${rank} ${suit}`, playingCard(rank, suit)] as const),
  ),
  ...chipValues.map((value) => [`chip ${value}`, chip(value)] as const),
  ...([1, 2, 3, 4, 5, 6] as const).map((value) => [`die ${value}`, die(value)] as const),
  ['card back', cardBack()],
  ['rosette', guilloche()],
]);

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe('every picture', () => {
  test.each([
    ['tile', () => tile({ id: 'koi-moon', motif: 'koi', palette: 'harbour' }), 'd3178b870bbfc32b'],
    ['tile left to its id', () => tile({ id: 'a game of some vendor' }), '3b323119b0cdf211'],
    ['banner', () => banner(homeCampaigns[0], { tall: true }), '2329aaf0f679bd0f'],
    ['object', () => object('owl', { on: 'light' }), '70ace7dae1a6517f'],
    ['avatar', () => avatar('mara'), 'cb0164d9983425a3'],
    ['vendor mark', () => vendorMark('NORTHLIGHT'), 'd1e822cb7ade20cd'],
    ['brand mark', () => brandMark(), '18ba683e53272f77'],
    ['card', () => playingCard('Q', 'heart'), '079bb9ba3f7d6864'],
  ])('is the same bytes for the same input: %s', (_, draw, golden) => {
    expect(sha(draw())).toBe(golden);
    expect(draw()).toBe(draw());
  });

  test('carries no words, no script, no style and nothing from outside', () => {
    const forbidden = [
      /<(text|tspan|script|style|foreignObject|image|a|animate)\b/i,
      / on[a-z]+=/i,
      /https?:|data:|@import/,
      /href="(?!#)/,
      /NaN|undefined|Infinity/,
    ];
    const offenders = [...all].flatMap(([name, svg]) => {
      const inner = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
      return forbidden.filter((rule) => rule.test(inner)).map((rule) => `${name}: ${rule}`);
    });
    expect(offenders).toEqual([]);
  });

  test('says its size, closes what it opens, and holds all it refers to', () => {
    const offenders = [...all].flatMap(([name, svg]) => {
      const ids = new Set(idsOf(svg));
      const wanted = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
      const missing = wanted.filter((id) => !ids.has(id));
      const unsized = /^<svg [^>]*width="\d+" height="\d+" viewBox=/.test(svg) ? [] : ['size'];
      return [...unclosed(svg), ...missing, ...unsized].map((what) => `${name}: ${what}`);
    });
    expect(offenders).toEqual([]);
  });

  test('uses an id once, and no two pictures share one', () => {
    const owners = new Map<string, string>();
    const once = new Map([...all].map(([name, svg]) => [svg, name]));
    const clashes = [...once].flatMap(([svg, name]) =>
      idsOf(svg).flatMap((id) => {
        const owner = owners.get(id);
        owners.set(id, name);
        return owner ? [`${id}: ${owner} and ${name}`] : [];
      }),
    );
    expect(clashes).toEqual([]);
  });
});

function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name, self] of svg.matchAll(/<(\/?)([A-Za-z]+)[^>]*?(\/?)>/g)) {
    if (slash && open.pop() !== name) return [`</${name}>`];
    if (!slash && !self) open.push(name!);
  }
  return open;
}
