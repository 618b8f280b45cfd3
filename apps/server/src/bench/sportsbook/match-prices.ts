import {
  chanceOf,
  matchAt,
  playMatch,
  priceMatch,
  type Sport,
  type Strengths,
  sports,
} from '@baize/games';

const MATCHES = 200;
const ROUNDS = 5;

const strengths: Strengths = {
  FOOTBALL: {
    home: 1.6,
    away: 1.1,
    corners: { home: 5.4, away: 4.4 },
    cards: { home: 1.7, away: 2.1 },
    reds: { home: 0.25, away: 0.35 },
  },
  BASKETBALL: { home: 1.12, away: 1.07, pace: 24 },
  TENNIS: { home: 0.66, away: 0.61, bestOf: 3 },
  TABLE_TENNIS: { home: 0.56, away: 0.52, bestOf: 5 },
  MOBA: { home: 0.53, tempo: 1.4, bestOf: 3 },
  SHOOTER: { attacking: 0.5, defending: 0.54, bestOf: 3 },
};

/** Milliseconds of one core to price every market of 200 running matches: the quickest of five rounds. */
export function measurePrices(): [Sport, number][] {
  return sports.map((sport) => {
    const strength = strengths[sport] as Strengths[typeof sport];
    const events = playMatch(
      sport,
      strength,
      chanceOf({ serverSeed: 'bench', clientSeed: sport, nonce: 1 }),
    );
    const end = events.at(-1)!.at;
    const states = Array.from({ length: MATCHES }, (_, n) =>
      matchAt(sport, events, Math.floor(end * (0.15 + (0.8 * n) / MATCHES))),
    );
    const rounds = Array.from({ length: ROUNDS }, () => {
      const before = process.cpuUsage();
      for (const state of states) priceMatch(sport, strength, state);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    return [sport, Math.min(...rounds)];
  });
}
