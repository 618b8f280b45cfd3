import { moneyWords, rateText } from '@baize/money';
import { places } from '../editor/changes.ts';
import type { Text } from '../use-text.ts';
import type { WordId } from '../words.ts';

const KINDS: Readonly<Record<string, WordId>> = {
  'cashier.withdrawal': 'console.approvals.kind.withdrawal',
  'cashier.adjustment': 'console.approvals.kind.adjustment',
  'cashier.four-eyes': 'console.approvals.kind.fourEyes',
  'cashier.channel': 'console.approvals.kind.channel',
  'cashier.credit': 'console.approvals.kind.credit',
  'cashier.payment-removal': 'console.approvals.kind.paymentRemoval',
  'identity.second-factor': 'console.approvals.kind.secondFactor',
  'lottery.void': 'console.approvals.kind.lotteryVoid',
  'lottery.odds': 'console.approvals.kind.lotteryOdds',
  'protection.under-age': 'console.approvals.kind.underAge',
  'operators.roles': 'console.approvals.kind.roles',
  'operators.create': 'console.approvals.kind.create',
  'operators.reopen': 'console.approvals.kind.reopen',
  'operators.reset': 'console.approvals.kind.reset',
  'operators.email': 'console.approvals.kind.email',
  'play.vendor': 'console.approvals.kind.vendor',
  'play.vendor.secret': 'console.approvals.kind.vendorSecret',
  'play.void': 'console.approvals.kind.voidBet',
  'play.resettle': 'console.approvals.kind.resettleBet',
};

/** What an approval is about; one that is new to us stands under its own code. */
export function kindName(text: Text, kind: string): string {
  const words = KINDS[kind];
  return words ? text(words) : kind;
}

const NAMES: Readonly<Record<string, WordId>> = {
  amount: 'console.cashier.amount',
  memberId: 'console.cashier.member',
  note: 'console.cashier.note',
  reason: 'console.adjust.reason',
  state: 'console.cashier.state',
  multiple: 'console.adjust.multiple',
  'twoPeopleFrom.from': 'console.approvals.place.limitNow',
  'twoPeopleFrom.to': 'console.approvals.place.limitThen',
  'upTo.from': 'console.approvals.place.autoNow',
  'upTo.to': 'console.approvals.place.autoThen',
  'perMember.from': 'console.approvals.place.autoMemberNow',
  'perMember.to': 'console.approvals.place.autoMemberThen',
  'perDay.from': 'console.approvals.place.autoDayNow',
  'perDay.to': 'console.approvals.place.autoDayThen',
  username: 'console.cashier.memberName',
  externalId: 'console.pay.externalId',
};

/** Every place of what was asked. Requests about money hold the smallest parts; a person decides on sums. */
export function askedPlaces(
  text: Text,
  asked: { kind: string; payload: unknown },
  currency: string,
): [name: string, value: string][] {
  const isMoney = /^(cashier|protection)\./.test(asked.kind);
  return places(asked.payload).map(([path, value]) => {
    const name = isMoney ? NAMES[path] : undefined;
    return [name ? text(name) : path, isMoney ? worthOf(path, value, currency) : value];
  });
}

const SUM = /^(amount|(twoPeopleFrom|upTo|perDay)\.(from|to))$/;
const SHARE = /(^|\.)(feeRate|bonusRate)$/;
const RATE = /(^|\.)rate$/;
const RATE_ONE = 1_000_000;

function worthOf(path: string, value: string, currency: string): string {
  if (!/^-?\d+$/.test(value)) return value;
  const style = { locale: 'en', symbol: `${currency} `, position: 'F' } as const;
  if (SUM.test(path)) return moneyWords(BigInt(value), style);
  if (SHARE.test(path)) return `${rateText(BigInt(value))} %`;
  return RATE.test(path) ? String(Number(value) / RATE_ONE) : value;
}
