import type { MessageId } from '@baize/i18n';
import { CircleHelp, Coins, Gift, House, Medal, Trophy, Users } from 'lucide-react';

export type MenuEntry = {
  to: '/' | '/promotions' | '/winners' | '/club' | '/pointMall' | '/agent' | '/help';
  words: MessageId;
  icon: typeof House;
};

/** What stands at the foot of every page beside the menu's own entries. */
export const footEntries = [
  { to: '/news', words: 'shell.footer.news' },
  { to: '/blog', words: 'shell.footer.blog' },
  { to: '/download', words: 'shell.footer.download' },
] as const;

export const ruleEntries = [
  { to: '/fairness', words: 'shell.footer.fairness' },
  { to: '/terms', words: 'shell.footer.terms' },
  { to: '/privacy', words: 'shell.footer.privacy' },
  { to: '/licences', words: 'shell.footer.licences' },
] as const;

/** Home, then one entry per category that has a vendor, then promotions. */
export const mainEntries: readonly MenuEntry[] = [
  { to: '/', words: 'shell.nav.home', icon: House },
  { to: '/promotions', words: 'shell.nav.promotions', icon: Gift },
  { to: '/club', words: 'shell.nav.club', icon: Medal },
  { to: '/pointMall', words: 'shell.nav.pointMall', icon: Coins },
];

export const moreEntries: readonly MenuEntry[] = [
  { to: '/winners', words: 'shell.nav.winners', icon: Trophy },
  { to: '/agent', words: 'shell.nav.agent', icon: Users },
  { to: '/help', words: 'shell.nav.help', icon: CircleHelp },
];
