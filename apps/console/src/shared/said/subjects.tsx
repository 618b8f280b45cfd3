import { textLinkClasses } from '@baize/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { WordId } from '../words.ts';
import { plainWords } from './places.ts';
import { type Said, useSaid } from './said.ts';

type Subject = { subject: string; subjectName: string | null };

/** What kinds of things the log and the requests are about, and the page that shows one of them. */
const KINDS: Readonly<Record<string, readonly [word: WordId, page?: (id: string) => LinkProps]>> = {
  member: [
    'console.cashier.memberName',
    (id) => ({ to: '/members/$memberId', params: { memberId: id } }),
  ],
  operator: ['console.audit.actor', (id) => ({ to: '/operators', search: { id } })],
  role: ['console.audit.of.role', () => ({ to: '/roles' })],
  approval: ['console.approvals.one', (id) => ({ to: '/approvals', search: { state: 'all', id } })],
  emergency: ['console.emergency.title', (id) => ({ to: '/emergencies', search: { id } })],
  bet: ['console.approvals.place.bet', (id) => ({ to: '/bets/$betId', params: { betId: id } })],
  withdrawal: [
    'console.approvals.place.withdrawal',
    (id) => ({ to: '/withdrawals', search: { id } }),
  ],
  deposit: ['console.approvals.place.deposit', (id) => ({ to: '/deposits', search: { id } })],
  payment: ['console.approvals.place.payment'],
  batch: ['console.audit.of.batch', (id) => ({ to: '/payout-files', search: { id } })],
  turnover: ['console.money.turnover'],
  channel: [
    'console.approvals.place.channel',
    (code) => ({ to: '/channels/$code', params: { code } }),
  ],
  case: ['console.audit.of.case', (id) => ({ to: '/money-cases', search: { id } })],
  campaign: ['console.promo.campaign', (id) => ({ to: '/campaigns/$id', params: { id } })],
  'mall-good': ['console.loyalty.good', (id) => ({ to: '/mall-goods/$id', params: { id } })],
  'mall-order': ['console.loyalty.orders.one', (id) => ({ to: '/mall-orders', search: { id } })],
  segment: ['console.audit.of.segment', () => ({ to: '/segments' })],
  lottery: [
    'console.lottery.game',
    (id) => ({ to: '/lotteries/$gameCode', params: { gameCode: id.split(':')[0] ?? '' } }),
  ],
  live: [
    'console.live.round',
    (id) => ({ to: '/tables/$tableId', params: { tableId: id.split(':')[0] ?? '' } }),
  ],
  insight: ['console.audit.of.book', () => ({ to: '/book' })],
  table: ['console.live.table', (tableId) => ({ to: '/tables/$tableId', params: { tableId } })],
  cards: [
    'console.cards.stake',
    (id) => ({ to: id.includes(':') ? '/card-hands' : '/card-stakes' }),
  ],
  fish: ['console.fish.room', () => ({ to: '/fish-rooms' })],
  game: ['console.approvals.place.game'],
  vendor: ['console.audit.of.vendor', (code) => ({ to: '/vendors/$code', params: { code } })],
  alarm: ['console.audit.of.alarm', () => ({ to: '/vendor-alarms' })],
  bill: ['console.audit.of.bill'],
  'pay-run': [
    'console.audit.of.payRun',
    (runId) => ({ to: '/pay-runs/$runId', params: { runId } }),
  ],
  feedback: ['console.audit.of.feedback'],
  announcement: [
    'console.audit.of.announcement',
    (id) => ({ to: '/announcements/$id', params: { id } }),
  ],
  help: ['console.audit.of.help', (id) => ({ to: '/help-centre/$id', params: { id } })],
  page: ['console.audit.of.page', (id) => ({ to: '/pages/$id', params: { id } })],
  system: ['console.audit.of.settings'],
};

/** Numbers that people know with a letter before them. */
const LETTERS: Readonly<Record<string, string>> = { withdrawal: 'W-', deposit: 'D-' };

/** Names that say by themselves what they are. */
const SPEAK_FOR_THEMSELVES = ['lottery', 'live', 'table', 'cards', 'fish', 'game'];

/** What something is about, in words: `Member ann`, `Withdrawal W-12`, `Settings: Brand`. */
export function subjectText(said: Said, { subject, subjectName }: Subject): string {
  const [kind, id] = partsOf(subject);
  const known = KINDS[kind];
  if (!known) return subjectName ?? plainWords(subject.replace(':', ' '));
  if (subjectName && SPEAK_FOR_THEMSELVES.includes(kind)) return subjectName;
  return [said.text(known[0]), subjectName ?? idText(said, kind, id)].filter(Boolean).join(' ');
}

function idText({ word }: Said, kind: string, id: string): string {
  if (kind === 'system') return word(`console.nav.${camel(id)}`) ?? plainWords(id);
  if (kind === 'role') return word(`console.role.${id}`) ?? id;
  return `${LETTERS[kind] ?? ''}${id}`;
}

const camel = (code: string) => code.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The same, as the way to its page where it has one. */
export function SubjectLink(subject: Subject) {
  const said = useSaid();
  const [kind, id] = partsOf(subject.subject);
  const page = KINDS[kind]?.[1]?.(id);
  const words = subjectText(said, subject);
  if (!page) return <span className="break-words">{words}</span>;
  return (
    <Link
      {...page}
      className={`${textLinkClasses} break-words`}
      onClick={(event) => event.stopPropagation()}
    >
      {words}
    </Link>
  );
}

function partsOf(subject: string): [kind: string, id: string] {
  const at = subject.indexOf(':');
  return at < 0 ? [subject, ''] : [subject.slice(0, at), subject.slice(at + 1)];
}
