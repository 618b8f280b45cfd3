/**
 * The house on one page. A domain may call the domains listed beside it, and no others.
 * Every name on the right stands higher up on the left, so no arrow can ever turn back.
 */
export const domains = {
  operators: [],
  system: ['operators'],
  wallet: ['operators'],
  members: ['operators', 'system', 'wallet'],
  post: ['operators', 'system', 'members'],
  protection: ['operators', 'system', 'wallet', 'members'],
  identity: ['operators', 'system', 'members', 'post'],
  content: ['operators', 'system', 'members', 'identity'],
  catalogue: ['operators', 'system'],
  play: ['operators', 'system', 'members', 'protection', 'wallet', 'catalogue'],
  vendors: ['operators', 'system', 'wallet', 'catalogue', 'play'],
  cashier: [
    'operators',
    'system',
    'members',
    'protection',
    'identity',
    'wallet',
    'content',
    'catalogue',
    'play',
  ],
  games: ['operators', 'catalogue', 'play'],
  live: ['operators', 'system', 'wallet', 'catalogue', 'play'],
  fish: ['operators', 'wallet', 'catalogue', 'play'],
  sportsbook: ['operators', 'system', 'wallet', 'catalogue', 'play'],
  cardroom: [
    'operators',
    'system',
    'members',
    'protection',
    'identity',
    'wallet',
    'catalogue',
    'play',
  ],
  lottery: ['operators', 'catalogue', 'play'],
  promotions: [
    'operators',
    'system',
    'members',
    'protection',
    'wallet',
    'content',
    'play',
    'cashier',
  ],
  referral: ['operators', 'system', 'members', 'protection', 'wallet', 'play', 'cashier'],
  loyalty: [
    'operators',
    'system',
    'members',
    'protection',
    'identity',
    'wallet',
    'content',
    'play',
    'cashier',
    'promotions',
  ],
  agents: [
    'operators',
    'system',
    'members',
    'protection',
    'identity',
    'wallet',
    'content',
    'play',
    'cashier',
  ],
};

/**
 * Tables whose domain is no longer the one that the migration's second word names: a migration is
 * never edited, so a table that moved is written here.
 */
export const adopted = {
  outbox_messages: 'post',
  verification_codes: 'post',
  vendor_doors: 'vendors',
  vendor_messages: 'vendors',
  vendor_rounds: 'vendors',
  vendor_signatures: 'vendors',
  vendor_alarms: 'vendors',
  vendor_comparisons: 'vendors',
};

/**
 * The wings of the big domains, in order: a wing may call those named before it. What stands beside the
 * wings serves all of them and calls none; only `domain.ts` and `index.ts` know every wing.
 */
export const wings = {
  wallet: ['ledger', 'requests', 'vendor-wallets', 'statements', 'reconciliation'],
  operators: ['audit', 'approvals', 'sessions', 'staff', 'search'],
  members: ['tree', 'profile', 'care', 'data'],
  identity: [
    'proofs',
    'sessions',
    'registration',
    'login',
    'recovery',
    'payouts',
    'security',
    'data',
  ],
  cashier: ['turnover', 'deposits', 'withdrawals', 'transfers', 'rebates', 'aml', 'reports'],
  content: ['announcements', 'help', 'pages', 'pictures', 'messages', 'feedback', 'chat'],
  protection: ['exclusions', 'identity-check', 'limits', 'overview', 'markers'],
  catalogue: ['lobby', 'editing', 'imports'],
  play: ['lanes', 'orders', 'fairness', 'launch', 'records', 'jackpots'],
  vendors: ['connections', 'seamless'],
  games: ['rules', 'crash', 'bets'],
  promotions: [
    'campaigns',
    'segments',
    'progress',
    'grants',
    'free-spins',
    'rewards',
    'sign-in',
    'tickets',
    'envelopes',
    'tournaments',
    'applications',
    'older-clients',
  ],
  referral: ['friends', 'earnings', 'overview', 'older-clients'],
  loyalty: ['levels', 'points', 'mall', 'older-clients'],
  live: ['tables', 'rounds', 'bets', 'lobby'],
  fish: ['rooms', 'seas', 'visits', 'magazines', 'shots', 'seats', 'lobby'],
  sportsbook: [
    'leagues',
    'fixtures',
    'trading',
    'prices',
    'bets',
    'settlement',
    'calendar',
    'lobby',
    'desk',
  ],
  cardroom: ['stakes', 'tables', 'hands', 'seats', 'lobby', 'desk'],
  agents: ['tree', 'sums', 'rebates', 'contracts', 'pay', 'centre', 'placement'],
  lottery: ['odds', 'issues', 'risk', 'tickets', 'draws', 'older-clients'],
};

/** A package may use the packages listed beside it; `npm` names what it may take from outside. */
export const packages = {
  calendar: { uses: [], npm: [] },
  csv: { uses: [], npm: [] },
  money: { uses: [], npm: [] },
  games: { uses: ['money'], npm: ['@noble/hashes'] },
  contract: { uses: ['calendar', 'money'], npm: ['zod'] },
  i18n: { uses: ['contract'], npm: ['intl-messageformat'] },
  art: { uses: [], npm: [] },
  ui: {
    uses: ['calendar', 'csv'],
    npm: [
      'react',
      'react-dom',
      '@base-ui/react',
      'lucide-react',
      '@tanstack/react-table',
      'react-day-picker',
      'uplot',
      'sonner',
    ],
  },
  web: {
    uses: ['calendar', 'contract', 'i18n'],
    npm: ['react', 'dompurify', 'zod'],
  },
};
