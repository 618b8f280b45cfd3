import type { membersStoryOperator as contract, Output, Right } from '@baize/contract';
import type { RawBuilder } from 'kysely';
import type { House } from '../../../platform/house.ts';
import type { Member } from '../member.ts';

type Event = Output<typeof contract.memberStory.value>['list'][number];

/** Whose story, and which part of it: what began at `from` or later, and before `to`. */
export type StoryPart = {
  member: Member;
  memberId: bigint;
  from: Date;
  to: Date;
  /** Nothing later is wanted: where the page before ended. */
  until: Date;
  limit: number;
};

/** What a source tells beside `id` and `at`; amounts come as text, so that none loses a digit. */
export type StoryFacts = {
  what: Event['what'];
  about?: string | null;
  state?: string | null;
  amount?: string | null;
  currency?: string | null;
  stake?: string | null;
  count?: number | null;
  /** As the log writes an actor: `operator:3`. */
  by?: string | null;
  ref?: string | number | null;
  from?: string;
  to?: string;
  /** For `tell` alone. */
  vendor?: string;
};

/**
 * One kind of thing that happens to members, told by the domain that keeps it. `events` selects `id`
 * (unique within the source), `at` and the facts by their names; bounds, order and end are put around it.
 */
export type StorySource = {
  name: string;
  kind: Event['kind'];
  right: Right;
  events(part: StoryPart): RawBuilder<unknown>;
  /** Names instead of codes, for the rows of one page. */
  tell?(house: House, facts: StoryFacts): StoryFacts;
};
