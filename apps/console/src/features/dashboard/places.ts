import type { LinkProps } from '@tanstack/react-router';

/** Where a figure of today is taken apart. */
export function placeOf(figure: string, day: string): LinkProps {
  const days = { from: day, to: day };
  switch (figure) {
    case 'deposits':
      return { to: '/deposits' };
    case 'withdrawals':
      return { to: '/withdrawals' };
    case 'registrations':
      return { to: '/members' };
    default:
      return { to: '/bets', search: days };
  }
}
