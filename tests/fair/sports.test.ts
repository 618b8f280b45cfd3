import {
  chanceOf,
  outcomeOf,
  payParlay,
  paySystem,
  readMarketKey,
  reduceMatch,
  type SettledLeg,
  scheduledMatch,
  simulateMatch,
  systemLines,
} from '@baize/games';
import { expect, test } from 'vitest';
import { football, handicapEnd, type Leg, parlayCents, systemCents, totalEnd } from './sports.ts';
import { streamOf } from './stream.ts';

/** A second program, which shares no line with the book, comes to the same ends and the same cents. */
const ROUNDS = Number(process.env.FAIR_BETS ?? 150);

const ENDS = ['WIN', 'HALF_WIN', 'PUSH', 'HALF_LOSE', 'LOSE', 'VOID'] as const;

const upTo = (max: number) => Array.from({ length: max + 1 }, (_, n) => n);
const scores = upTo(5).flatMap((home) => upTo(5).map((away) => ({ home, away })));

test('every handicap and total of every score ends as two halves of a stake do', () => {
  for (const { home, away } of scores) {
    const state = { ...scheduledMatch('FOOTBALL'), phase: 'FINISHED' as const, home, away };
    const end = (key: string, side: string) => outcomeOf(readMarketKey(key)!, side, state);
    for (const line of upTo(28).map((n) => n - 14)) {
      const ends = ['HOME', 'AWAY'].map((side) => end(`HANDICAP.FULL.${line}`, side));
      const again = ['HOME', 'AWAY'].map((side) => handicapEnd({ home, away }, line / 4, side));
      expect([home, away, line, ...ends]).toEqual([home, away, line, ...again]);
    }
    for (const line of upTo(29).map((n) => n + 1)) {
      const ends = ['OVER', 'UNDER'].map((side) => end(`TOTAL.FULL.${line}`, side));
      const again = ['OVER', 'UNDER'].map((side) => totalEnd({ home, away }, line / 4, side));
      expect([home, away, line, ...ends]).toEqual([home, away, line, ...again]);
    }
  }
});

test('slips of any legs come to the same cent', () => {
  const draw = streamOf('slips', 'public salt', 1);
  const below = (count: number) => Math.floor(draw() * count);
  for (let n = 0; n < ROUNDS; n += 1) {
    const legs = Array.from({ length: 1 + below(8) }, () => ({
      end: ENDS[below(6)]!,
      odds: 101 + below(1_500),
    }));
    const settled = legs.map(({ end, odds }): SettledLeg => ({ outcome: end, odds }));
    const cents = 1 + below(500_000);
    const stake = BigInt(cents) * 100n;
    expect(payParlay(stake, settled) / 100n).toBe(parlayCents(cents, legs as Leg[]));
    const sizes = [1 + below(legs.length)];
    const paid = paySystem(stake, settled, systemLines(legs.length, sizes));
    expect(paid / 100n).toBe(systemCents(cents, legs as Leg[], sizes));
  }
});

test('a virtual football match is replayed from its revealed seed', () => {
  const strengths = {
    home: 1.62,
    away: 1.08,
    corners: { home: 5.4, away: 4.5 },
    cards: { home: 1.8, away: 2.2 },
    reds: { home: 0.4, away: 0.5 },
  };
  for (let round = 1; round <= Math.ceil(ROUNDS / 15); round += 1) {
    const seed = { link: `link ${round}`, salt: 'public salt', round };
    const events = simulateMatch('FOOTBALL', strengths, seed);
    const plays = events.filter(({ side, kind }) => side !== null && kind !== 'START');
    const again = football(streamOf(seed.link, seed.salt, round), strengths);
    expect(plays.map(({ at, kind, side }) => ({ at, kind, side }))).toEqual(again);
    const { home, away } = reduceMatch('FOOTBALL', events);
    const goals = again.filter(({ kind }) => kind === 'GOAL');
    expect(home).toBe(goals.filter(({ side }) => side === 'HOME').length);
    expect(home + away).toBe(goals.length);
  }
  expect(chanceOf({ serverSeed: 'link 1', clientSeed: 'public salt', nonce: 1 })()).toBe(
    streamOf('link 1', 'public salt', 1)(),
  );
});
