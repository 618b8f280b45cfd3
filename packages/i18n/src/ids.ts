import type agents from './locales/en/agents.json';
import type cardroom from './locales/en/cardroom.json';
import type cashier from './locales/en/cashier.json';
import type catalogue from './locales/en/catalogue.json';
import type content from './locales/en/content.json';
import type fish from './locales/en/fish.json';
import type games from './locales/en/games.json';
import type home from './locales/en/home.json';
import type identity from './locales/en/identity.json';
import type live from './locales/en/live.json';
import type lottery from './locales/en/lottery.json';
import type loyalty from './locales/en/loyalty.json';
import type members from './locales/en/members.json';
import type messaging from './locales/en/messaging.json';
import type play from './locales/en/play.json';
import type promotions from './locales/en/promotions.json';
import type protection from './locales/en/protection.json';
import type referral from './locales/en/referral.json';
import type shell from './locales/en/shell.json';
import type slots from './locales/en/slots.json';
import type sportsbook from './locales/en/sportsbook.json';
import type system from './locales/en/system.json';
import type tickets from './locales/en/tickets.json';
import type ui from './locales/en/ui.json';

type English = typeof agents &
  typeof cardroom &
  typeof cashier &
  typeof catalogue &
  typeof content &
  typeof fish &
  typeof games &
  typeof home &
  typeof identity &
  typeof live &
  typeof lottery &
  typeof loyalty &
  typeof members &
  typeof messaging &
  typeof play &
  typeof promotions &
  typeof protection &
  typeof referral &
  typeof shell &
  typeof slots &
  typeof sportsbook &
  typeof system &
  typeof tickets &
  typeof ui;

/** Every id of the portal's words; a domain's English file is named here once. */
export type MessageId = keyof English;
