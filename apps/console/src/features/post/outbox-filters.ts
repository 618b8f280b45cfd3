import type { Output, postOutboxOperator } from '@baize/contract';
import type { PlainSearch } from '../../shared/list/search.ts';
import { trailOf } from '../../shared/list/trail.ts';

export type Message = Output<typeof postOutboxOperator.listOutbox.value>['list'][number];
export type OutboxFilters = Partial<Output<typeof postOutboxOperator.listOutbox.input>>;

export const CHANNELS = ['sms', 'mail'] as const;
export const STATES = ['kept', 'sending', 'sent', 'failed'] as const;

/** What the address asks of the outbox. */
export function outboxFilters(search: PlainSearch): OutboxFilters {
  const channel = CHANNELS.find((known) => known === search.channel);
  const state = STATES.find((known) => known === search.state);
  const after = trailOf(search).at(-1);
  return { ...(channel && { channel }), ...(state && { state }), ...(after && { after }) };
}
