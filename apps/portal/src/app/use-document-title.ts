import type { MessageId } from '@baize/i18n';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { brandOf, useStatusPart } from '../shared/brand/use-status.ts';
import { pageTitle } from '../shared/pages/page-title.ts';
import { useText } from '../shared/words/use-text.ts';

/** Pages whose name is known before they come; the others name themselves. */
const TITLES: Readonly<Record<string, MessageId>> = {
  '/rng': 'catalogue.category.RNG',
  '/live': 'catalogue.category.LIVE',
  '/fish': 'catalogue.category.FISH',
  '/pvp': 'catalogue.category.PVP',
  '/bgs': 'catalogue.category.BGS',
  '/sports': 'catalogue.category.SPORTS',
  '/esports': 'catalogue.category.ESPORTS',
  '/cockfight': 'catalogue.category.COCKFIGHT',
  '/lott': 'catalogue.category.LOTT',
  '/elott': 'catalogue.category.ELOTT',
  '/sealottery': 'catalogue.category.SEA_LOTTERY',
  '/vnlottery': 'catalogue.category.VN_LOTTERY',
  '/favorite': 'catalogue.favorite.title',
  '/recent': 'catalogue.recent.title',
  '/promotions': 'shell.nav.promotions',
  '/club': 'shell.nav.club',
  '/pointmall': 'shell.nav.pointMall',
  '/winners': 'shell.nav.winners',
  '/help': 'shell.nav.help',
  '/news': 'shell.footer.news',
  '/blog': 'shell.footer.blog',
  '/download': 'shell.footer.download',
  '/fairness': 'shell.footer.fairness',
  '/terms': 'shell.footer.terms',
  '/privacy': 'shell.footer.privacy',
  '/licences': 'shell.footer.licences',
  '/agent': 'shell.nav.agent',
  '/agenthome': 'shell.nav.agent',
  '/login': 'shell.login',
  '/register': 'shell.register',
};

/** Every page has a name of its own in the tab, before the brand's; the lobby is the brand itself. */
export function useDocumentTitle(): void {
  const text = useText();
  const name = useStatusPart(brandOf)?.name;
  const own = useSyncExternalStore(pageTitle.subscribe, pageTitle.current, () => undefined);
  const path = useLocation({ select: ({ pathname }) => pathname.toLowerCase() });
  const known = TITLES[path];
  const title = own ?? (known && text(known));
  useEffect(() => {
    if (name) document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
