/** Routes that count as games: the side menu makes room for them. The odd spelling is the clients' own. */
const GAME_PAGES = ['/seamless', '/lottery', '/lottert', '/vnlottery', '/sealottery'];

export function isGamePage(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return GAME_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
}

/** Other names of the home page. */
const HOME_PAGES = ['/index', '/index.html', '/home'];

export function isHomePage(pathname: string): boolean {
  return HOME_PAGES.includes(pathname.toLowerCase().replace(/\/$/, ''));
}
