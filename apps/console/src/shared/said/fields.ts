import type { WordId } from '../words.ts';

/** What opens a page of its own. */
export type Opens = 'member' | 'bet' | 'withdrawal' | 'deposit' | 'payment' | 'campaign';

/** What a value is to a person: a sum, a share, a role, or something that can be opened. */
export type Worth =
  | 'text'
  | 'money'
  | 'share'
  | 'rate'
  | 'role'
  | 'right'
  | 'state'
  | 'step'
  | 'kind'
  | 'time'
  | Opens;

type Fields = Readonly<Record<string, readonly [word: WordId, worth: Worth]>>;

/** The names that requests and the log use within their contents. */
export const FIELDS: Fields = {
  memberId: ['console.cashier.memberName', 'member'],
  betId: ['console.approvals.place.bet', 'bet'],
  withdrawId: ['console.approvals.place.withdrawal', 'withdrawal'],
  depositId: ['console.approvals.place.deposit', 'deposit'],
  paymentId: ['console.approvals.place.payment', 'payment'],
  campaignId: ['console.promo.campaign', 'campaign'],
  budget: ['console.promo.budget', 'money'],
  amount: ['console.cashier.amount', 'money'],
  gross: ['console.approvals.place.gross', 'money'],
  sum: ['console.approvals.place.sum', 'money'],
  money: ['console.cashier.amount', 'money'],
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
  least: ['console.approvals.place.least', 'money'],
  most: ['console.approvals.place.most', 'money'],
  min: ['console.approvals.place.least', 'money'],
  max: ['console.approvals.place.most', 'money'],
  maxRound: ['console.approvals.place.maxRound', 'money'],
  fixedAmounts: ['console.approvals.place.fixedAmounts', 'money'],
  withdrawal: ['console.limits.withdrawal', 'money'],
  withdrawalDay: ['console.limits.withdrawalDay', 'money'],
  creditDay: ['console.limits.creditDay', 'money'],
  feeRate: ['console.approvals.place.fee', 'share'],
  bonusRate: ['console.approvals.place.bonus', 'share'],
  rate: ['console.approvals.place.rate', 'rate'],
  game: ['console.approvals.place.game', 'text'],
  gameCode: ['console.approvals.place.game', 'text'],
  number: ['console.approvals.place.issue', 'text'],
  channel: ['console.approvals.place.channel', 'text'],
  externalId: ['console.approvals.place.reference', 'text'],
  payment: ['console.approvals.place.payment', 'text'],
  action: ['console.approvals.place.step', 'step'],
  state: ['console.cashier.state', 'state'],
  note: ['console.cashier.note', 'text'],
  reason: ['console.adjust.reason', 'text'],
  multiple: ['console.adjust.multiple', 'text'],
  username: ['console.login.username', 'text'],
  name: ['console.operators.name', 'text'],
  description: ['console.roles.description', 'text'],
  email: ['console.email.label', 'text'],
  roles: ['console.operators.roles', 'role'],
  rights: ['console.approvals.place.rights', 'right'],
  secondFactorRoles: ['console.access.factorRoles', 'role'],
  independentAfterDays: ['console.access.independent', 'text'],
  sharedBrowserHours: ['console.access.browser', 'text'],
  purpose: ['console.approvals.place.purpose', 'text'],
  kind: ['console.approvals.kind', 'kind'],
  drawsAt: ['console.lottery.drawAt', 'time'],
  startsAt: ['console.approvals.place.startsAt', 'time'],
  endsAt: ['console.approvals.place.endsAt', 'time'],
  until: ['console.approvals.place.until', 'text'],
  approval: ['console.approvals.one', 'text'],
  file: ['console.approvals.place.file', 'text'],
  isEnabled: ['console.approvals.place.isEnabled', 'text'],
  isOpen: ['console.approvals.place.isOpen', 'text'],
  isDisabled: ['console.operators.disabled', 'text'],
  printed: ['console.lottery.result', 'text'],
  percent: ['console.lottery.percent', 'text'],
};

/** An operator's limits name a sum by a word that means something else elsewhere. */
export const LIMIT_FIELDS: Fields = { credit: ['console.limits.credit', 'money'] };
