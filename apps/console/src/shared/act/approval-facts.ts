import { moneyWords, rateText } from '@baize/money';
import { places } from '../editor/changes.ts';
import type { Text } from '../use-text.ts';
import type { WordId } from '../words.ts';

/** What a value is to a person: a sum, a share, or something that can be opened. */
type Worth = 'text' | 'money' | 'share' | 'rate' | Opens;
type Opens = 'member' | 'bet' | 'withdrawal' | 'deposit' | 'payment' | 'campaign';

export type AskedFact = {
  label: string;
  value: string;
  /** What stands there now, where the request changes it. */
  before?: string | undefined;
  /** The page that shows it. */
  opens?: { what: Opens; id: string } | undefined;
};

const FIELDS: Readonly<Record<string, readonly [word: WordId, worth: Worth]>> = {
  memberId: ['console.cashier.member', 'member'],
  betId: ['console.approvals.place.bet', 'bet'],
  withdrawId: ['console.approvals.place.withdrawal', 'withdrawal'],
  depositId: ['console.approvals.place.deposit', 'deposit'],
  paymentId: ['console.approvals.place.payment', 'payment'],
  campaignId: ['console.promo.campaign', 'campaign'],
  budget: ['console.promo.budget', 'money'],
  amount: ['console.cashier.amount', 'money'],
  left: ['console.money.left', 'money'],
  credit: ['console.money.kind', 'text'],
  stake: ['console.approvals.place.stake', 'money'],
  paid: ['console.approvals.place.payout', 'money'],
  payout: ['console.approvals.place.payout', 'money'],
  twoPeopleFrom: ['console.approvals.place.limit', 'money'],
  upTo: ['console.approvals.place.upTo', 'money'],
  perDay: ['console.approvals.place.perDay', 'money'],
  perMember: ['console.approvals.place.perMember', 'text'],
  maxWin: ['console.approvals.place.maxWin', 'money'],
  feeRate: ['console.approvals.place.fee', 'share'],
  bonusRate: ['console.approvals.place.bonus', 'share'],
  rate: ['console.approvals.place.rate', 'rate'],
  gameCode: ['console.approvals.place.game', 'text'],
  number: ['console.approvals.place.issue', 'text'],
  channel: ['console.approvals.place.channel', 'text'],
  externalId: ['console.approvals.place.reference', 'text'],
  action: ['console.approvals.kind', 'text'],
  state: ['console.cashier.state', 'text'],
  note: ['console.cashier.note', 'text'],
  reason: ['console.adjust.reason', 'text'],
  multiple: ['console.adjust.multiple', 'text'],
  username: ['console.login.username', 'text'],
  name: ['console.operators.name', 'text'],
  email: ['console.email.label', 'text'],
  roles: ['console.operators.roles', 'text'],
  secondFactorRoles: ['console.access.factorRoles', 'text'],
  independentAfterDays: ['console.access.independent', 'text'],
  sharedBrowserHours: ['console.access.browser', 'text'],
  purpose: ['console.approvals.place.purpose', 'text'],
};

/** An operator's limits name sums by words that mean something else elsewhere. */
const LIMITS: typeof FIELDS = {
  withdrawal: ['console.limits.withdrawal', 'money'],
  withdrawalDay: ['console.limits.withdrawalDay', 'money'],
  credit: ['console.limits.credit', 'money'],
  creditDay: ['console.limits.creditDay', 'money'],
};

/** What a request calls `from` and `to` without a name is what its kind is about. */
const UNNAMED: Readonly<Record<string, string>> = {
  'operators.roles': 'roles',
  'operators.email': 'email',
  'promotions.budget': 'budget',
};

const HIDDEN = /^(version|operatorId|secret|requirement|content)$/;

type Asked = { kind: string; payload: unknown };

/** What was asked for, in a person's terms: sums as sums, before and after side by side, links to open. */
export function askedFacts(text: Text, { kind, payload }: Asked, currency: string): AskedFact[] {
  const sides = new Map<string, { before?: string; value?: string }>();
  const given = new Map(places(payload));
  for (const [path, value] of given) {
    const [stem, side] = sideOf(path, kind, given);
    if (!HIDDEN.test(stem)) sides.set(stem, { ...sides.get(stem), [side]: value });
  }
  const username = given.get('username');
  if (given.has('memberId')) sides.delete('username');
  return [...sides]
    .filter(([, { before, value }]) => before !== value)
    .map(([stem, { before, value = '—' }]) => {
      const place = stem.split('.').at(-1) ?? '';
      const own = kind === 'operators.limits' ? LIMITS[place] : undefined;
      const [word, worth] = own ?? FIELDS[place] ?? [undefined, 'text' as const];
      const say = (typed: string) => worthOf(worth, typed, currency);
      const opens = opensAs(worth, value);
      return {
        label: word ? text(word) : stem,
        value: worth === 'member' && username ? username : say(value),
        before: before === undefined ? undefined : say(before),
        opens,
      };
    });
}

/** `limit.from` and `from.limit` are the same place at two times; a new payout follows the one paid. */
function sideOf(
  path: string,
  kind: string,
  given: ReadonlyMap<string, string>,
): [stem: string, side: 'before' | 'value'] {
  if (path === 'id' && kind.startsWith('promotions.')) return ['campaignId', 'value'];
  if (path === 'paid' && given.has('payout')) return ['payout', 'before'];
  const parts = path.split('.');
  const at = parts.findIndex((part) => part === 'from' || part === 'to');
  if (at < 0) return [path, 'value'];
  const side = parts[at] === 'from' ? 'before' : 'value';
  const stem = parts.filter((_, index) => index !== at).join('.');
  return [stem || (UNNAMED[kind] ?? kind), side];
}

const OPENS: readonly string[] = ['member', 'bet', 'withdrawal', 'deposit', 'payment', 'campaign'];

function opensAs(worth: Worth, id: string): AskedFact['opens'] {
  return OPENS.includes(worth) ? { what: worth as Opens, id } : undefined;
}

const RATE_ONE = 1_000_000;

function worthOf(worth: Worth, value: string, currency: string): string {
  if (!/^-?\d+$/.test(value)) return value;
  const style = { locale: 'en', symbol: `${currency} `, position: 'F' } as const;
  if (worth === 'money') return moneyWords(BigInt(value), style);
  if (worth === 'share') return `${rateText(BigInt(value))} %`;
  return worth === 'rate' ? String(Number(value) / RATE_ONE) : value;
}
