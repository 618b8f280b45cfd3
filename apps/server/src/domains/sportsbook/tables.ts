import type {
  Output,
  sportsbookAlertsOperator,
  sportsbookFeeds,
  sportsbookParts,
  sportsbookSettlementOperator,
  Wire,
} from '@baize/contract';
import type { MatchState, Outcome, Sport, Strengths } from '@baize/games';
import type { Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

/** The tables of the sportsbook, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    sports_leagues: {
      id: string;
      sport: Sport;
      names: JsonColumn<Record<string, string>>;
      country: string;
      teams: JsonColumn<StoredTeam[]>;
      created_at: Date;
      feed: string | null;
    };
    sports_feeds: FeedsTable;
    sports_feed_gaps: { feed: string; from_number: bigint; to_number: bigint; since: Date };
    sports_feed_messages: {
      feed: string;
      number: bigint;
      id: string;
      match: string;
      content: JsonColumn<FeedMessage>;
      heard_at: Date;
    };
    sports_settings: {
      league_id: string;
      content: JsonColumn<Wire<typeof sportsbookParts.leagueSettings>>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
    sports_chains: {
      id: Generated<bigint>;
      league_id: string;
      sealed: string;
      commitment: string;
      links: number;
      salt: string | null;
      committed_at: Date;
      salted_at: Date | null;
    };
    sports_matches: {
      id: Generated<bigint>;
      league_id: string;
      sport: Sport;
      source: MatchSource;
      season: number;
      matchday: number;
      home: string;
      away: string;
      starts_at: Date;
      ends_at: Date | null;
      phase: Generated<MatchPhase>;
      chain_id: bigint | null;
      link: number | null;
      round: number | null;
      /** Of the sport's own kind: its model in `packages/games` alone reads it. */
      strengths: JsonColumn<Strengths[Sport]>;
      state: JsonColumn<MatchState | null>;
      revision: Generated<number>;
      changed_at: Date;
      ended_at: Date | null;
      settled_at: Date | null;
      feed: string | null;
      feed_match: string | null;
      prices: JsonColumn<ToldPrices | null>;
      is_held: Generated<boolean>;
      told_number: bigint | null;
      finishes: JsonColumn<Finishes | null>;
      /** Of a competition of operators: its name and its entries. */
      contest: JsonColumn<Contest | null>;
      /** The start for which its closing line was written. */
      line_closed_for: Date | null;
    };
    sports_closing_lines: {
      match_id: bigint;
      market: string;
      selection: string;
      odds: number;
      /** Without the margin, in millionths. */
      chance: number;
    };
    sports_alerts: {
      id: Generated<bigint>;
      kind: (typeof sportsbookAlertsOperator.alertKinds)[number];
      subject: string;
      match_id: bigint | null;
      market: string | null;
      selection: string | null;
      members: bigint[];
      bets: number;
      stake: bigint;
      percent: number | null;
      odds_from: number | null;
      odds_to: number | null;
      seconds: number | null;
      first_at: Date;
      last_at: Date;
      seen_by: bigint | null;
      seen_at: Date | null;
      note: string | null;
    };
    sports_stops: {
      level: StopLevel;
      subject: string;
      market: string;
      selection: string;
      reason: string;
      stopped_by: bigint;
      stopped_at: Date;
    };
    sports_overrides: {
      match_id: bigint;
      market: string;
      selection: string;
      odds: number;
      reason: string;
      set_by: bigint;
      set_at: Date;
    };
    sports_factors: {
      member_id: bigint;
      stake_percent: number;
      delay_seconds: number;
      reason: string;
      version: number;
      set_by: bigint;
      set_at: Date;
    };
    sports_slips: {
      bet_id: bigint;
      member_id: bigint;
      currency: string;
      kind: SharedSlip['kind'];
      is_open: Generated<boolean>;
      legs: number;
      stake: bigint;
      /** What a free bet was played for; its slip has no stake. */
      free_stake: Generated<bigint>;
      payout: Generated<bigint>;
      closed_at: Date | null;
      auto_cash_out: bigint | null;
      placed_at: Date;
    };
    sports_legs: {
      bet_id: bigint;
      n: number;
      match_id: bigint;
      market: string;
      selection: string;
      odds: number;
      home: number;
      away: number;
      outcome: Outcome | null;
      decided_at: Date | null;
      dead_places: number | null;
      dead_tied: number | null;
    };
    sports_exposures: {
      match_id: bigint;
      market: string;
      selection: string;
      bets: number;
      stake: bigint;
      payout: bigint;
    };
    sports_member_exposures: {
      match_id: bigint;
      member_id: bigint;
      currency: string;
      payout: bigint;
    };
    sports_results: {
      id: Generated<bigint>;
      match_id: bigint;
      revision: number;
      result: JsonColumn<EnteredResult>;
      entered_by: bigint;
      entered_at: Date;
    };
    sports_shared_slips: {
      code: string;
      content: JsonColumn<SharedSlip>;
      created_by: bigint;
      expires_at: Date;
    };
    sports_favourites: {
      member_id: bigint;
      kind: 'league' | 'team' | 'match';
      subject: string;
      kept_at: Date;
    };
  }
}

export interface FeedsTable {
  code: string;
  name: string;
  addresses: string[];
  silent_seconds: number;
  secret: string;
  secret_tail: string;
  previous_secret: string | null;
  previous_until: Date | null;
  is_enabled: boolean;
  version: number;
  changed_at: Date;
  reached: Generated<bigint>;
  heard_at: Date | null;
  lag_ms: Generated<number>;
  taken: Generated<bigint>;
  repeated: Generated<bigint>;
  refused: Generated<bigint>;
  late: Generated<bigint>;
}

export type FeedMessage = Output<typeof sportsbookFeeds.message>;
/** The prices that a feed told last: all that is on sale. */
export type ToldPrices = {
  isSuspended: boolean;
  markets: Output<typeof sportsbookFeeds.toldMarket>[];
};

/** A season or a contest stands among the matches: it is bet on, stopped and settled like one. */
export type MatchSource = 'virtual' | 'operator' | 'feed' | 'season' | 'contest';
/** What runs in a competition, with the price of its win as it was opened. */
export type Contest = { name: string; entries: { code: string; name: string; odds: number }[] };
export type Finishes = Output<typeof sportsbookParts.finishes>;
export type MatchPhase = (typeof sportsbookParts.matchPhases)[number];
export type StopLevel = 'book' | 'sport' | 'league' | 'match' | 'market' | 'selection';
export type StoredTeam = { id: string; name: string; rating: number };
export type EnteredResult = Output<typeof sportsbookSettlementOperator.result>;
export type SharedSlip = {
  kind: (typeof sportsbookParts.slipKinds)[number];
  sizes: number[];
  isEachWay?: boolean;
  legs: { matchId: string; market: string; selection: string; odds: number }[];
};
