import type {
  lotteryAlarmsOperator,
  lotteryIssues,
  lotteryOddsOperator,
  lotteryRiskOperator,
} from '@baize/contract';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

/** The tables of lottery, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    lottery_chains: {
      id: Generated<bigint>;
      game_code: string;
      sealed: string;
      commitment: string;
      rounds: number;
      salt: string | null;
      committed_at: Date;
      salted_at: Date | null;
    };
    lottery_issues: {
      game_code: string;
      number: string;
      /** Null where it is drawn elsewhere. */
      chain_id: bigint | null;
      link: number | null;
      opens_at: Date;
      closes_at: Date;
      draws_at: Date;
      state: Generated<IssueState>;
      result: JsonColumn<lotteryIssues.DrawnResult | null>;
      hash: string | null;
      drawn_at: Date | null;
      settled_at: Date | null;
      revision: Generated<number>;
    };
    lottery_results: {
      id: Generated<bigint>;
      game_code: string;
      number: string;
      revision: number;
      /** Said by a person, or by a source under an id of its own. */
      operator_id: bigint | null;
      source: string | null;
      message_id: string | null;
      result: ColumnType<lotteryIssues.DrawnResult, string, never>;
      reason: string;
      entered_at: Date;
    };
    lottery_sources: SourcesTable;
    lottery_alarms: {
      id: Generated<bigint>;
      kind: (typeof lotteryAlarmsOperator.alarmKinds)[number];
      game_code: string;
      number: string;
      source: string | null;
      raised_at: Date;
      ended_at: Date | null;
      seen_by: bigint | null;
      note: string | null;
    };
    lottery_calendar: {
      game_code: string;
      day: string;
      draws_at: Date | null;
      reason: string;
      decided_by: bigint;
      decided_at: Date;
    };
    lottery_limits: {
      game_code: string;
      limits: JsonColumn<lotteryRiskOperator.StoredLimits>;
      changed_at: Date;
    };
    lottery_numbers: {
      game_code: string;
      play: string;
      pick: string;
      percent: number;
      reason: string;
      set_by: bigint;
      set_at: Date;
    };
    lottery_exposure: {
      game_code: string;
      number: string;
      scope: string;
      stake: bigint;
      payout: bigint;
    };
    lottery_counted: {
      member_id: bigint;
      request_id: string;
      counted_at: Date;
    };
    lottery_settings: {
      game_code: string;
      is_open: boolean;
      close_before_seconds: number;
      min_stake: bigint;
      max_stake: bigint;
      changed_at: Date;
    };
    lottery_odds: {
      game_code: string;
      version: number;
      kind_hash: string;
      odds: JsonColumn<lotteryOddsOperator.StoredOdds>;
      hash: string;
      /** Null where every group is sold. */
      lowest_group: number | null;
      highest_group: number | null;
      published_at: Date;
      published_by: bigint | null;
    };
  }
}

export type IssueState = 'open' | 'drawn' | 'settled' | 'void';

/** How an outside source of results is connected. */
export type SourcesTable = {
  code: string;
  name: string;
  games: string[];
  addresses: string[];
  secret: string;
  secret_tail: string;
  previous_secret: string | null;
  previous_until: Date | null;
  is_enabled: boolean;
  version: number;
  changed_at: Date;
  heard_at: Date | null;
  taken: Generated<bigint>;
  refused: Generated<bigint>;
};
