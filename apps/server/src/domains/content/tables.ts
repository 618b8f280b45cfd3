import type {
  contentAnnouncements,
  contentFeedback,
  contentMessages,
  contentMessagesOperator,
  contentPages,
  Language,
  Wire,
} from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

export type Texts<Words> = Partial<Record<Language, Words>>;
export type Article = { title: string; body: string };
export type PageWords = Article & { summary: string };
export type ChatRules = {
  isOpen: boolean;
  slowSeconds: number;
  blockedWords: string[];
  greeting: Partial<Record<Language, string>>;
};

type Edited = { version: number; updated_at: Date; updated_by: bigint };

export interface AnnouncementsTable extends Edited {
  id: Generated<bigint>;
  kind: contentAnnouncements.AnnouncementKind;
  group_name: string;
  texts: JsonColumn<Texts<Article>>;
  languages: Language[];
  platforms: ('W' | 'M')[];
  execution: (typeof contentAnnouncements.executions)[number];
  picture: string | null;
  picture_tall: string | null;
  video: string | null;
  images: string[];
  linkage: string;
  linkage_type: (typeof contentAnnouncements.linkageTypes)[number];
  category: string;
  sort: number;
  starts_at: Date | null;
  ends_at: Date | null;
  is_enabled: boolean;
  created_at: Date;
}

export interface HelpTable extends Edited {
  id: Generated<bigint>;
  parent_id: bigint | null;
  tag: string;
  texts: JsonColumn<Texts<Article>>;
  colour: string;
  devices: ('WEB' | 'MOBILE')[];
  sort: number;
  is_shown: boolean;
}

export interface PagesTable extends Edited {
  id: Generated<bigint>;
  kind: (typeof contentPages.pageKinds)[number];
  slug: string;
  texts: JsonColumn<Texts<PageWords>>;
  picture: string | null;
  published_at: Date;
  is_published: boolean;
}

export interface FeedbackTable {
  id: Generated<bigint>;
  member_id: bigint | null;
  sender: string;
  type: (typeof contentFeedback.feedbackTypes)[number];
  words: string;
  address: string;
  language: string;
  state: Generated<'new' | 'working' | 'answered' | 'closed'>;
  answer: Generated<string>;
  handled_by: bigint | null;
  handled_at: Date | null;
  at: Date;
  version: Generated<number>;
}

export interface MessagesTable {
  id: Generated<bigint>;
  sender_id: bigint | null;
  member_id: bigint | null;
  to_platform: Generated<boolean>;
  group_kind: 'all' | 'member' | 'agent' | null;
  group_path: string | null;
  group_upline: bigint | null;
  title: string;
  body: string;
  metadata: JsonColumn<contentMessages.StoredMetadata | null>;
  reply_to: bigint | null;
  dispatch_id: bigint | null;
  sent_at: Date;
  read_at: Date | null;
  deleted_at: Date | null;
  sender_deleted_at: Date | null;
}

export interface ChatTable {
  id: Generated<bigint>;
  thread_id: bigint | null;
  /** Of words without a thread: the table at which they were said; empty: the room for all. */
  room: Generated<string>;
  member_id: bigint | null;
  operator_id: bigint | null;
  name: string;
  words: string;
  at: Date;
  hidden_at: Date | null;
  hidden_by: bigint | null;
}

/** Who writes to support without an account. */
export interface VisitorsTable {
  id: Generated<bigint>;
  key_hash: string;
  address: string;
  started_at: Date;
  last_at: Date;
  claimed_by: Generated<bigint | null>;
  claimed_at: Generated<Date | null>;
}

declare module '../../platform/database.ts' {
  interface Tables {
    content_state: {
      only_row: Generated<boolean>;
      version: bigint;
      chat_rules: JsonColumn<ChatRules | null>;
      chat_rules_version: number;
    };
    announcements: AnnouncementsTable;
    announcement_reads: { member_id: bigint; announcement_id: bigint; at: Date };
    help_articles: HelpTable;
    content_pages: PagesTable;
    feedback: FeedbackTable;
    dispatches: {
      id: Generated<bigint>;
      operator_id: bigint;
      audience: JsonColumn<Wire<typeof contentMessagesOperator.messageAudience>>;
      title: string;
      body: string;
      recipients: number | null;
      at: Date;
    };
    messages: MessagesTable;
    message_marks: {
      member_id: bigint;
      message_id: bigint;
      read_at: Date | null;
      deleted_at: Date | null;
    };
    chat_messages: ChatTable;
    chat_visitors: VisitorsTable;
    chat_threads: {
      member_id: bigint;
      state: 'open' | 'closed';
      last_at: Date;
      member_read_id: Generated<bigint>;
      desk_read_id: Generated<bigint>;
      taken_by: Generated<bigint | null>;
    };
    chat_silences: { member_id: bigint; until_at: Date; reason: string; operator_id: bigint };
  }
}

export type AnnouncementRow = Selectable<AnnouncementsTable>;
export type HelpRow = Selectable<HelpTable>;
export type PageRow = Selectable<PagesTable>;
export type FeedbackRow = Selectable<FeedbackTable>;
export type ChatRow = Selectable<ChatTable>;
export type VisitorRow = Selectable<VisitorsTable>;
