import type {
  protection,
  protectionMarkersOperator,
  protectionSettingsOperator,
  Wire,
} from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

export type EventDetail = Wire<typeof protection.shownEvent>['detail'];

export interface ProtectionMembersTable {
  member_id: bigint;
  bar_kind: ExclusionKind | null;
  bar_from: Date | null;
  bar_term_ends_at: Date | null;
  bar_wait_hours: Generated<number>;
  barred_until: Date | null;
  reality_minutes: Generated<number>;
  session_started_at: Date | null;
  looked_at: Date | null;
  acknowledged_at: Date | null;
  check_raised_at: Date | null;
  age_checked_at: Date | null;
  identity_state: Generated<'none' | 'asked' | 'verified' | 'rejected'>;
  identity_at: Date | null;
  identity_note: Generated<string>;
  limits_asked_at: Date | null;
  keys_version: Generated<number>;
  reviewed_at: Date | null;
  reminded_at: Date | null;
}

export type KeyKind = 'id' | 'phone' | 'name-birth' | 'device' | 'bank';
export type ExclusionKind = 'time-out' | 'exclusion' | 'same-person' | 'under-age';
export type Standing = Selectable<ProtectionMembersTable>;

export interface ProtectionLimitsTable {
  member_id: bigint;
  kind: 'deposit' | 'wager' | 'loss' | 'stake' | 'time';
  period: 'once' | 'session' | 'day' | 'week' | 'month';
  value: bigint | null;
  set_at: Date;
  is_asked: Generated<boolean>;
  asked: bigint | null;
  ripe_at: Date | null;
}

export type Limit = Selectable<ProtectionLimitsTable>;

declare module '../../platform/database.ts' {
  interface Tables {
    protection_members: ProtectionMembersTable;
    protection_limits: ProtectionLimitsTable;
    protection_events: {
      id: Generated<bigint>;
      member_id: bigint;
      at: Date;
      what: string;
      detail: JsonColumn<EventDetail>;
      by: string;
    };
    protection_keys: { member_id: bigint; kind: KeyKind; key: string; at: Date };
    protection_matches: {
      id: Generated<bigint>;
      member_id: bigint;
      excluded_id: bigint;
      kinds: string[];
      found_at: Date;
      state: Generated<'OPEN' | 'SAME' | 'OTHER'>;
      note: Generated<string>;
      decided_by: bigint | null;
      decided_at: Date | null;
    };
    protection_cases: {
      id: Generated<bigint>;
      member_id: bigint;
      grade: number;
      markers: JsonColumn<protectionMarkersOperator.ShownMarkers>;
      opened_at: Date;
      renewed_at: Date;
      state: Generated<'OPEN' | 'CLOSED'>;
      outcome: (typeof protectionMarkersOperator.outcomes)[number] | null;
      note: Generated<string>;
      decided_by: bigint | null;
      decided_at: Date | null;
    };
    protection_settings: {
      id: number;
      content: JsonColumn<Wire<typeof protectionSettingsOperator.settings>>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
  }
}
