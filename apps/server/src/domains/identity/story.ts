import { type RawBuilder, sql } from 'kysely';
import type { StoryPart, StorySource } from '../members/index.ts';

const seenByAll = (
  name: string,
  events: (part: StoryPart) => RawBuilder<unknown>,
  kind: StorySource['kind'] = 'access',
): StorySource => ({ name, kind, right: 'members.read', events });

/** How someone came in, from where, and what of their ways in and of payment was changed. */
export const identityStory: readonly StorySource[] = [
  seenByAll(
    'sign-ins',
    ({ memberId }) => sql`
      select id, at, case result when 'success' then 'signed-in' else 'sign-in-refused' end as what,
        concat_ws(', ', address, location) as about, case result when 'success' then method else result end as state
      from sign_ins where member_id = ${memberId}`,
  ),
  seenByAll(
    'devices',
    ({ memberId }) => sql`
      select hashtextextended(place, 0) as id, first_at as at, 'device-seen' as what
      from known_places where member_id = ${memberId} and place like 'device:%'`,
  ),
  seenByAll(
    'contact-changes',
    ({ memberId }) => sql`
      select id, changed_at as at, 'contact-changed' as what, what as state
      from contact_changes where member_id = ${memberId}`,
  ),
  seenByAll(
    'contact-returns',
    ({ memberId }) => sql`
      select id, taken_back_at as at, 'contact-taken-back' as what, what as state
      from contact_changes where member_id = ${memberId} and taken_back_at is not null`,
  ),
  seenByAll(
    'passkeys',
    ({ memberId }) => sql`
      select id, created_at as at, 'passkey-added' as what, name as about
      from passkeys where member_id = ${memberId}`,
  ),
  seenByAll(
    'payout-accounts',
    ({ memberId }) => sql`
      select id, added_at as at, 'payout-account-added' as what, bank_code as about
      from payout_accounts where member_id = ${memberId}`,
    'money',
  ),
  seenByAll(
    'payout-removals',
    ({ memberId }) => sql`
      select id, removed_at as at, 'payout-account-removed' as what, bank_code as about
      from payout_accounts where member_id = ${memberId} and removed_at is not null`,
    'money',
  ),
];
