import { contentMessages as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import { countUnread, listInbox, markInbox, self } from './inbox.ts';
import { deleteSent, listOutbox, recipientTypes, replyToMessage, submitMessage } from './outbox.ts';

export function messageRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.unreadCount, (_input, { memberId }) => countUnread(house, memberId));
  serve(app, contract.inbox, (page, { memberId }) => listInbox(house, memberId, page));
  serve(app, contract.readInbox, (named, { memberId }) =>
    markInbox(house, memberId, idsOf(named), 'read_at'),
  );
  serve(app, contract.deleteInbox, (named, { memberId }) =>
    markInbox(house, memberId, idsOf(named), 'deleted_at'),
  );
  serve(app, contract.outbox, (page, { memberId }) => listOutbox(house, memberId, page));
  serve(app, contract.deleteOutbox, (named, { memberId }) =>
    deleteSent(house, memberId, idsOf(named)),
  );
  serve(app, contract.recipients, async (_input, { memberId }) =>
    recipientTypes(house, await self(house, memberId)),
  );
  serve(app, contract.send, (order, { memberId }) => submitMessage(house, memberId, order));
  serve(app, contract.reply, ({ id, content }, { memberId }) =>
    replyToMessage(house, memberId, { id: bare(id), content }),
  );
}

type Named = Partial<Record<string, string | string[]>>;

/** Under whatever name they come, there must be some. */
function idsOf(named: Named): bigint[] {
  const ids = Object.values(named).flatMap((given) => given ?? []);
  if (ids.length === 0) refuse('INVALID_INPUT', { value: { ids: 'too_small' } });
  return ids.map(bare);
}

/** Older ids carry a letter in front. */
function bare(id: string): bigint {
  return BigInt(id.replace(/^[NL]-/, ''));
}
