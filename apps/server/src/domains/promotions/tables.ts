import type { promotionsCampaign as contract, Output, Wire } from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

interface CampaignsTable {
  id: Generated<bigint>;
  kind: string;
  state: Generated<'DRAFT' | 'RUNNING' | 'STOPPED'>;
  content: JsonColumn<Wire<typeof contract.content>>;
  version: Generated<number>;
  starts_at: Date;
  ends_at: Date | null;
  started_at: Date | null;
  stopped_at: Date | null;
  stop_reason: Generated<string>;
  spent: Generated<bigint>;
  gifts: Generated<number>;
  seed_sealed: string;
  seed_hash: string;
  nonce: Generated<bigint>;
  created_at: Date;
  created_by: bigint;
}

interface BonusesTable {
  id: Generated<bigint>;
  gift_id: bigint;
  campaign_id: bigint;
  member_id: bigint;
  amount: bigint;
  reference: string;
  max_stake: bigint | null;
  excluded: string[];
  winnings_cap: bigint | null;
  opened_at: Date;
  expires_at: Date | null;
  state: Generated<'RUNNING' | 'DONE' | 'EXPIRED' | 'FORFEITED'>;
  closed_at: Date | null;
  taken_back: Generated<bigint>;
}

interface ApplicationsTable {
  id: Generated<bigint>;
  campaign_id: bigint;
  member_id: bigint;
  cycle: string;
  remark: string;
  file_ids: bigint[];
  state: Generated<'APPLYING' | 'ISSUED' | 'REJECTED'>;
  reason: Generated<string>;
  asked_at: Date;
  decided_at: Date | null;
  decided_by: bigint | null;
}

interface GrantsTable {
  id: Generated<bigint>;
  member_id: bigint;
  kind: (typeof contract.grantKinds)[number];
  key: string;
  level: number;
  money: bigint;
  multiple: number;
  granted_at: Date;
  expires_at: Date;
  claimed_at: Date | null;
}

interface FreeBetsTable {
  id: Generated<bigint>;
  member_id: bigint;
  campaign_id: bigint | null;
  origin: string;
  stake: bigint;
  terms: JsonColumn<Output<typeof contract.freeBetTerms>>;
  multiple: number;
  granted_at: Date;
  expires_at: Date;
  bet_id: bigint | null;
  used_at: Date | null;
  won: Generated<bigint>;
}

interface GiftsTable {
  id: Generated<bigint>;
  campaign_id: bigint;
  member_id: bigint;
  cycle: string;
  step: number;
  money: bigint;
  points: bigint;
  tickets: number;
  spins: Generated<number>;
  free_bet: Generated<bigint>;
  goods: Generated<number>;
  mission_points: number;
  multiple: number;
  given_at: Date;
}

interface TicketsTable {
  id: Generated<bigint>;
  campaign_id: bigint;
  member_id: bigint;
  origin: string;
  made_at: Date;
  opened_at: Date | null;
  nonce: bigint | null;
  prize: number | null;
  weights: number[] | null;
}

interface SpinsTable {
  id: Generated<bigint>;
  member_id: bigint;
  campaign_id: bigint | null;
  origin: string;
  game_code: string;
  stake: bigint;
  total: number;
  used: Generated<number>;
  won: Generated<bigint>;
  multiple: number;
  granted_at: Date;
  expires_at: Date | null;
}

interface PacketsTable {
  id: Generated<bigint>;
  code: string;
  sender_id: bigint;
  mode: 'EQUAL' | 'RANDOM';
  is_for_team: boolean;
  greeting: string;
  total: bigint;
  parts: bigint[];
  opened: Generated<number>;
  taken: Generated<bigint>;
  returned: Generated<bigint>;
  seed_sealed: string;
  seed_hash: string;
  sent_at: Date;
  expires_at: Date;
  closed_at: Date | null;
}

/** The tables of promotions, and the views it reads, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    promotion_campaigns: CampaignsTable;
    promotion_versions: {
      campaign_id: bigint;
      version: number;
      content: JsonColumn<Wire<typeof contract.content>>;
      reason: string;
      saved_at: Date;
      saved_by: bigint;
    };
    promotion_segments: {
      id: Generated<bigint>;
      name: string;
      who: JsonColumn<Wire<typeof contract.audience>>;
      version: Generated<number>;
    };
    promotion_segment_versions: {
      segment_id: bigint;
      version: number;
      name: string;
      who: JsonColumn<Wire<typeof contract.audience>>;
      saved_at: Date;
      saved_by: bigint;
    };
    promotion_days: { campaign_id: bigint; day: string; spent: bigint };
    promotion_joins: { campaign_id: bigint; member_id: bigint; cycle: string; joined_at: Date };
    promotion_progress: {
      campaign_id: bigint;
      cycle: string;
      goal: number;
      member_id: bigint;
      value: bigint;
      reached_at: Date;
    };
    promotion_deposits: { deposit_id: bigint };
    promotion_visits: { member_id: bigint; day: string };
    promotion_gifts: GiftsTable;
    promotion_grants: GrantsTable;
    promotion_received: {
      id: string;
      member_id: bigint;
      campaign_id: bigint | null;
      kind: GrantsTable['kind'] | null;
      level: number;
      money: bigint;
      points: bigint;
      tickets: number;
      multiple: number;
      given_at: Date;
      spins: number;
      free_bet: bigint;
      goods: number;
    };
    promotion_free_bets: FreeBetsTable;
    promotion_spins: SpinsTable;
    promotion_bonuses: BonusesTable;
    promotion_applications: ApplicationsTable;
    promotion_sign_ins: {
      campaign_id: bigint;
      member_id: bigint;
      day: string;
      place: number;
      is_made_up: boolean;
      signed_at: Date;
    };
    promotion_tickets: TicketsTable;
    promotion_stock: { campaign_id: bigint; prize: number; taken: number };
    promotion_catches: {
      campaign_id: bigint;
      falls_at: Date;
      member_id: bigint;
      chance: number;
      amount: bigint;
      nonce: bigint;
      caught_at: Date;
      weights: number[] | null;
    };
    promotion_packets: PacketsTable;
    promotion_packet_parts: {
      packet_id: bigint;
      member_id: bigint;
      place: number;
      amount: bigint;
      opened_at: Date;
    };
    promotion_closings: { campaign_id: bigint; cycle: string; closed_at: Date };
    promoted_members: {
      id: bigint;
      username: string;
      type: number;
      path: string;
      language: string;
      registered_at: Date;
      last_login_at: Date | null;
      previous_login_at: Date | null;
      frozen_at: Date | null;
      mobile_verified_at: Date | null;
      real_name_lookup: string | null;
    };
  }
}

export type CampaignRow = Selectable<CampaignsTable>;
export type Packet = Selectable<PacketsTable>;
export type Grant = Selectable<GrantsTable>;
export type Bonus = Selectable<BonusesTable>;
export type Application = Selectable<ApplicationsTable>;
