/** Routes that count as games: the side menu makes room for them. The odd spelling is the clients' own. */
const GAME_PAGES = ['/seamless', '/lottery', '/lottert', '/vnlottery', '/sealottery'];

export function isGamePage(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return GAME_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
}

/** Where nothing opens by itself: over a game, or over the agents' work. */
export function isQuietPage(pathname: string): boolean {
  return isGamePage(pathname) || /^\/agent(home)?(\/|$)/i.test(pathname);
}

/** Other names of the home page. */
const HOME_PAGES = ['/index', '/index.html', '/home'];

export function isHomePage(pathname: string): boolean {
  return HOME_PAGES.includes(pathname.toLowerCase().replace(/\/$/, ''));
}
