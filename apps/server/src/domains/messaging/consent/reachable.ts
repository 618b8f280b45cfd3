import { days } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import type { Channel } from '../tables.ts';
import { settingsOf } from './settings.ts';

export type MemberStanding = {
  id: bigint;
  is_closed: boolean;
  is_protected: boolean;
  /** They had their messages of the week. */
  is_full: boolean;
  inbox: boolean;
  mail: boolean;
  sms: boolean;
  has_mail: boolean;
  has_mobile: boolean;
  /** They allowed a browser of theirs to be told, which is their yes to it. */
  has_push: boolean;
};

const CAP_DAYS = 7;

/**
 * How it stands with members and messages, as a query: the one place that says who may be written to,
 * read when they are chosen and again at the moment of sending. The run itself fills no week.
 */
export function standings(house: House, runId: bigint): RawBuilder<MemberStanding> {
  const { mailByDefault, smsByDefault, perWeek } = settingsOf(house);
  const at = house.clock.now();
  const since = new Date(at.getTime() - days(CAP_DAYS));
  return sql<MemberStanding>`
    select p.id, p.is_closed, p.has_mail, p.has_mobile,
      exists (select 1 from push_devices v where v.member_id = p.id) as has_push,
      exists (select 1 from messaged_protected b
        where b.member_id = p.id and b.until > ${at}) as is_protected,
      coalesce(w.inbox, true) as inbox,
      coalesce(w.mail, ${mailByDefault}) as mail,
      coalesce(w.sms, ${smsByDefault}) as sms,
      (select count(distinct e.run_id) from broadcast_sends e
        where e.member_id = p.id and e.claimed_at > ${since}
          and e.state in ('SENDING', 'SENT') and e.run_id <> ${runId}) >= ${perWeek} as is_full
    from messaged_members p left join messaging_wishes w on w.member_id = p.id`;
}

const WANTS: Record<Channel, RawBuilder<boolean>> = {
  INBOX: sql<boolean>`s.inbox`,
  MAIL: sql<boolean>`(s.mail and s.has_mail)`,
  SMS: sql<boolean>`(s.sms and s.has_mobile)`,
  PUSH: sql<boolean>`s.has_push`,
};

/** Whether a row `s` of standings may be written to by one of these ways at least. */
export function isReachable(channels: readonly Channel[]): RawBuilder<boolean> {
  const ways = sql.join(
    channels.map((channel) => WANTS[channel]),
    sql` or `,
  );
  return sql<boolean>`(not s.is_closed and not s.is_protected and not s.is_full and (${ways}))`;
}

/** The same of one member and one way, with its reason. */
export function whyNot(standing: MemberStanding | undefined, channel: Channel) {
  if (!standing || standing.is_closed) return 'CLOSED';
  if (standing.is_protected) return 'PROTECTED';
  if (!standing[WISH[channel]]) return 'OPTED_OUT';
  if (channel === 'MAIL' && !standing.has_mail) return 'NO_CONTACT';
  if (channel === 'SMS' && !standing.has_mobile) return 'NO_CONTACT';
  return standing.is_full ? 'CAP' : null;
}

const WISH = { INBOX: 'inbox', MAIL: 'mail', SMS: 'sms', PUSH: 'has_push' } as const;
