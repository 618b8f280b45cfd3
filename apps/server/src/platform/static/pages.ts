/** The first word of every page of the portal; what follows it is the page's own business. */
const PAGES = new Set([
  '',
  'index',
  'index.html',
  'home',
  'login',
  'register',
  'resetpassword',
  'help',
  'blog',
  'news',
  'licences',
  'terms',
  'privacy',
  'about',
  'download',
  'member',
  'promotions',
  'pointmall',
  'seamless',
  'sports',
  'esports',
  'lott',
  'elott',
  'cockfight',
  'live',
  'fish',
  'rng',
  'pvp',
  'bgs',
  'favorite',
  'recent',
  'lottery',
  'sealottery',
  'vnlottery',
  'agent',
  'agenthome',
]);

export function isPortalPage(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  return PAGES.has(first.toLowerCase()) && (first !== '' || rest.length === 0);
}
