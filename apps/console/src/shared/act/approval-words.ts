import type { Text } from '../use-text.ts';
import type { WordId } from '../words.ts';

const KINDS: Readonly<Record<string, WordId>> = {
  'cardroom.void': 'console.approvals.kind.cardVoid',
  'cashier.withdrawal': 'console.approvals.kind.withdrawal',
  'cashier.adjustment': 'console.approvals.kind.adjustment',
  'cashier.four-eyes': 'console.approvals.kind.fourEyes',
  'cashier.channel': 'console.approvals.kind.channel',
  'cashier.credit': 'console.approvals.kind.credit',
  'cashier.turnover': 'console.approvals.kind.turnover',
  'cashier.payment-removal': 'console.approvals.kind.paymentRemoval',
  'games.void': 'console.approvals.kind.crashVoid',
  'identity.second-factor': 'console.approvals.kind.secondFactor',
  'live.void': 'console.approvals.kind.liveVoid',
  'lottery.void': 'console.approvals.kind.lotteryVoid',
  'lottery.odds': 'console.approvals.kind.lotteryOdds',
  'promotions.start': 'console.approvals.kind.promotionStart',
  'promotions.budget': 'console.approvals.kind.promotionBudget',
  'lottery.calendar': 'console.approvals.kind.lotteryCalendar',
  'lottery.source': 'console.approvals.kind.lotterySource',
  'lottery.source-secret': 'console.approvals.kind.lotterySourceSecret',
  'protection.under-age': 'console.approvals.kind.underAge',
  'sportsbook.correct': 'console.approvals.kind.sportsCorrect',
  'sportsbook.void': 'console.approvals.kind.sportsVoid',
  'sportsbook.feed': 'console.approvals.kind.sportsFeed',
  'sportsbook.feed-secret': 'console.approvals.kind.sportsFeedSecret',
  'operators.roles': 'console.approvals.kind.roles',
  'operators.role': 'console.approvals.kind.role',
  'operators.limits': 'console.approvals.kind.limits',
  'operators.create': 'console.approvals.kind.create',
  'operators.reopen': 'console.approvals.kind.reopen',
  'operators.reset': 'console.approvals.kind.reset',
  'operators.email': 'console.approvals.kind.email',
  'operators.rules': 'console.approvals.kind.accessRules',
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
