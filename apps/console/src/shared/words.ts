import type agents from '../../../../packages/i18n/src/locales/en/console-agents.json';
import type audit from '../../../../packages/i18n/src/locales/en/console-audit.json';
import type cardroom from '../../../../packages/i18n/src/locales/en/console-cardroom.json';
import type cashier from '../../../../packages/i18n/src/locales/en/console-cashier.json';
import type catalogue from '../../../../packages/i18n/src/locales/en/console-catalogue.json';
import type content from '../../../../packages/i18n/src/locales/en/console-content.json';
import type fish from '../../../../packages/i18n/src/locales/en/console-fish.json';
import type games from '../../../../packages/i18n/src/locales/en/console-games.json';
import type insight from '../../../../packages/i18n/src/locales/en/console-insight.json';
import type live from '../../../../packages/i18n/src/locales/en/console-live.json';
import type lottery from '../../../../packages/i18n/src/locales/en/console-lottery.json';
import type loyalty from '../../../../packages/i18n/src/locales/en/console-loyalty.json';
import type members from '../../../../packages/i18n/src/locales/en/console-members.json';
import type messaging from '../../../../packages/i18n/src/locales/en/console-messaging.json';
import type operators from '../../../../packages/i18n/src/locales/en/console-operators.json';
import type play from '../../../../packages/i18n/src/locales/en/console-play.json';
import type post from '../../../../packages/i18n/src/locales/en/console-post.json';
import type promotions from '../../../../packages/i18n/src/locales/en/console-promotions.json';
import type protection from '../../../../packages/i18n/src/locales/en/console-protection.json';
import type referral from '../../../../packages/i18n/src/locales/en/console-referral.json';
import type shell from '../../../../packages/i18n/src/locales/en/console-shell.json';
import type sportsbook from '../../../../packages/i18n/src/locales/en/console-sportsbook.json';
import type system from '../../../../packages/i18n/src/locales/en/console-system.json';
import type vendors from '../../../../packages/i18n/src/locales/en/console-vendors.json';
import type wallet from '../../../../packages/i18n/src/locales/en/console-wallet.json';
import type plays from '../../../../packages/i18n/src/locales/en/lottery.json';
import type visitors from '../../../../packages/i18n/src/locales/en/system.json';
import type tickets from '../../../../packages/i18n/src/locales/en/tickets.json';
import type ui from '../../../../packages/i18n/src/locales/en/ui.json';

/** Every id of the operators' words. */
export type WordId = keyof (typeof agents &
  typeof audit &
  typeof cardroom &
  typeof cashier &
  typeof catalogue &
  typeof content &
  typeof fish &
  typeof games &
  typeof insight &
  typeof live &
  typeof lottery &
  typeof loyalty &
  typeof members &
  typeof messaging &
  typeof operators &
  typeof play &
  typeof plays &
  typeof post &
  typeof promotions &
  typeof protection &
  typeof referral &
  typeof shell &
  typeof sportsbook &
  typeof system &
  typeof tickets &
  typeof ui &
  typeof vendors &
  typeof visitors &
  typeof wallet);

/** Where the words of some values begin; none where a value has no word. */
export type StartOf<Start extends string, Value extends string> = `${Start}.${Value}` extends WordId
  ? Start
  : never;

/** The words that begin so: only what `StartOf` let through has them. */
export const wordIn = (start: string) => (value: string) => `${start}.${value}` as WordId;
