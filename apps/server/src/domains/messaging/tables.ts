import type {
  messagingBroadcast,
  messagingResultsOperator,
  messagingSettingsOperator,
  Output,
  Wire,
} from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

export type Content = Output<typeof messagingBroadcast.broadcastContent>;
type StoredContent = JsonColumn<Wire<typeof messagingBroadcast.broadcastContent>>;
export type Channel = messagingBroadcast.Channel;
export type SkipReason = messagingResultsOperator.SkipReason;

export interface BroadcastsTable {
  id: Generated<bigint>;
  state: (typeof messagingBroadcast.broadcastStates)[number];
  content: StoredContent;
  version: number;
  next_at: Date | null;
  created_at: Date;
  updated_at: Date;
  updated_by: bigint;
}

export interface BroadcastRunsTable {
  id: Generated<bigint>;
  broadcast_id: bigint;
  content: StoredContent;
  due_at: Date;
  chosen_at: Date;
  finished_at: Date | null;
}

declare module '../../platform/database.ts' {
  interface Tables {
    messaging_wishes: {
      member_id: bigint;
      inbox: boolean | null;
      mail: boolean | null;
      sms: boolean | null;
      updated_at: Date;
    };
    messaging_settings: {
      id: number;
      content: JsonColumn<Wire<typeof messagingSettingsOperator.messagingSettings>>;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
    push_devices: {
      id: Generated<bigint>;
      member_id: bigint;
      lookup: string;
      sealed: string;
      created_at: Date;
    };
    push_keys: { id: number; public: string; private_sealed: string; created_at: Date };
    broadcasts: BroadcastsTable;
    broadcast_runs: BroadcastRunsTable;
    broadcast_recipients: { run_id: bigint; member_id: bigint; is_control: boolean };
    broadcast_sends: {
      run_id: bigint;
      member_id: bigint;
      channel: Channel;
      state: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'SKIPPED';
      reason: SkipReason | null;
      claimed_at: Date | null;
      parts: Generated<number>;
      code: string | null;
      message_id: bigint | null;
      clicked_at: Date | null;
    };
  }
}

export type BroadcastRow = Selectable<BroadcastsTable>;
export type RunRow = Selectable<BroadcastRunsTable>;
