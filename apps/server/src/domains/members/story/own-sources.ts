import { sql } from 'kysely';
import { auditedAbout } from '../../operators/index.ts';
import { movedWithVendors } from '../../wallet/index.ts';
import type { StorySource } from './source.ts';

/** What members themselves keep of a member, and what the domains below them keep. */
export const ownSources: readonly StorySource[] = [
  {
    name: 'registration',
    kind: 'access',
    right: 'members.read',
    events: ({ memberId }) => sql`
      select id, registered_at as at, 'registered' as what, register_url as about
      from members where id = ${memberId}`,
  },
  {
    name: 'notes',
    kind: 'house',
    right: 'members.read',
    events: ({ memberId }) => sql`
      select id, at, 'note' as what, words as about, 'operator:' || operator_id as by
      from member_notes where member_id = ${memberId}`,
  },
  {
    name: 'data-requests',
    kind: 'house',
    right: 'members.read',
    events: ({ memberId }) => sql`
      select id, asked_at as at, 'data-request' as what, kind as about, state, id as ref
      from data_requests where member_id = ${memberId}`,
  },
  {
    name: 'acts',
    kind: 'house',
    right: 'members.read',
    events: ({ memberId }) => auditedAbout(`member:${memberId}`),
  },
  {
    name: 'vendor-transfers',
    kind: 'money',
    right: 'cashier.read',
    events: ({ memberId }) => movedWithVendors(memberId),
  },
];
