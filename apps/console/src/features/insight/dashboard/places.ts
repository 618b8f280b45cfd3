import type { LinkProps } from '@tanstack/react-router';

const COSTS = 'ggr,bonuses,rebates,agentPay,jackpots,fees,ngr';
const CASH = 'deposits,depositCount,withdrawals,withdrawalCount,fees';

/** The report that takes a figure of today apart. */
export function placeOf(figure: string, day: string): LinkProps {
  const report = (rows: string, figures: string): LinkProps => ({
    to: '/reports',
    search: { rows, figures, from: day, to: day },
  });
  switch (figure) {
    case 'ngr':
      return report('hour', COSTS);
    case 'bonuses':
    case 'rebates':
    case 'agentPay':
    case 'jackpots':
    case 'fees':
      return report('member', `${figure},ggr,ngr,deposits`);
    case 'deposits':
    case 'withdrawals':
      return report('hour', CASH);
    case 'registrations':
      return report('hour', 'registrations,firstDeposits,deposits');
    case 'bets':
      return report('member', 'active,bets,stake,ggr,deposits');
    case 'byHour':
      return report('hour', 'ggr,stake,payout,margin,bets');
    default:
      return report('game', 'ggr,stake,payout,margin,bets,active');
  }
}
