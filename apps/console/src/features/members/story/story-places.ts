import type { PlainSearch } from '../../../shared/list/search.ts';
import type { StoryEvent } from './story-words.ts';

export type Place = { to: string; search?: PlainSearch };
type PlaceOf = (ref: string, event: StoryEvent) => Place;

const campaign: PlaceOf = (id) => ({ to: `/campaigns/${id}` });
const person: PlaceOf = (id) => ({ to: `/members/${id}` });
const bet: PlaceOf = (id) => ({ to: `/bets/${id}` });
const moneyCase: PlaceOf = (id, { what, state }) => ({
  to: '/money-cases',
  search: { state: what === 'money-case' ? (state ?? '') : 'CLOSED', id },
});

/** Where the record of an event is, by what happened. */
const PLACES: Partial<Record<StoryEvent['what'], PlaceOf>> = {
  'bet-open': bet,
  'jackpot-won': bet,
  'deposit-asked': (id) => ({ to: '/deposits', search: { number: id, id } }),
  'deposit-decided': (id) => ({ to: '/deposits', search: { number: id, id } }),
  'withdrawal-step': (id) => ({ to: '/withdrawals', search: { number: id, id } }),
  'transfer-sent': person,
  'transfer-received': person,
  'referral-payment': person,
  'referral-block': person,
  'person-match': person,
  gift: campaign,
  'bonus-ended': campaign,
  'spins-given': campaign,
  'ticket-opened': campaign,
  application: campaign,
  chat: (id) => ({ to: '/chat', search: { id } }),
  feedback: (id) => ({ to: '/feedback', search: { id } }),
  'money-case': moneyCase,
  'money-case-closed': moneyCase,
  'mall-order': (id, { state }) => ({ to: '/mall-orders', search: { state: state ?? '', id } }),
  'card-suspicion': (id) => ({ to: '/card-hands', search: { id } }),
};

/** The same for what has no number of its own: the list, narrowed to the member. */
const LISTS: Partial<Record<StoryEvent['what'], (memberId: string) => Place>> = {
  'signed-in': () => tab('sign-ins'),
  'sign-in-refused': () => tab('sign-ins'),
  'to-vendor': () => tab('movements'),
  'from-vendor': () => tab('movements'),
  'turnover-closed': () => tab('money'),
  adjusted: (member) => ({ to: '/adjustments', search: { member } }),
  'packet-sent': (member) => ({ to: '/red-packets', search: { member } }),
  'level-changed': (member) => ({ to: '/vip-members', search: { member } }),
  protection: (member) => ({ to: '/protection', search: { tab: 'file', member } }),
  'protection-case': (member) => ({ to: '/protection', search: { tab: 'file', member } }),
  'sports-alert': () => ({ to: '/sports-alerts' }),
  note: () => tab('notes'),
  'operator-act': () => tab('audit'),
  'data-request': () => ({ to: '/data-requests' }),
};

const tab = (name: string): Place => ({ to: '.', search: { tab: name } });

/** Where more of an event is read; nothing for what has no page. */
export function placeOf(
  event: StoryEvent,
  { memberId, day }: { memberId: string; day: (at: number) => string },
): Place | undefined {
  const { what, ref, span } = event;
  if (what === 'bets-settled' && ref && span) {
    const search = { member: memberId, game: ref, from: day(span.from), to: day(span.to) };
    return { to: '/bets', search };
  }
  const place = PLACES[what];
  if (place && ref) return place(ref, event);
  return LISTS[what]?.(memberId);
}
