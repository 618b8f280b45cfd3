import type { MessageId } from '@baize/i18n';
import { CircleHelp, Gift, House, Users } from 'lucide-react';

export type MenuEntry = {
  to: '/' | '/promotions' | '/agent' | '/help';
  words: MessageId;
  icon: typeof House;
};

/** Home, then one entry per category that has a vendor, then promotions. */
export const mainEntries: readonly MenuEntry[] = [
  { to: '/', words: 'shell.nav.home', icon: House },
  { to: '/promotions', words: 'shell.nav.promotions', icon: Gift },
];

export const moreEntries: readonly MenuEntry[] = [
  { to: '/agent', words: 'shell.nav.agent', icon: Users },
  { to: '/help', words: 'shell.nav.help', icon: CircleHelp },
];
