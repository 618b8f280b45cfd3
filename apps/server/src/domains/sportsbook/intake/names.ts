import { createHash } from 'node:crypto';
import type { FeedMessage } from '../tables.ts';

export type Fixture = Extract<FeedMessage, { kind: 'fixture' }>;

const PLAIN = /^[a-z0-9-]{1,19}$/;

/** A league that a feed names, by a name as leagues have it here. */
export function leagueIdOf(feed: string, id: string): string {
  const hashed = () => createHash('sha256').update(id).digest('hex').slice(0, 16);
  return `${feed}-${PLAIN.test(id) ? id : hashed()}`;
}

export const teamIdOf = (feed: string, id: string): string => `${feed}.${id}`;

/** By which names the book knows what a fixture tells. */
export function identifiedBy(feed: string, { sport, league, home, away }: Fixture) {
  return {
    sport,
    league_id: leagueIdOf(feed, league.id),
    home: teamIdOf(feed, home.id),
    away: teamIdOf(feed, away.id),
  };
}
