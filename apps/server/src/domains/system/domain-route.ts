import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsOf } from './settings.ts';
import { hostOf, type Pages } from './shipped.ts';

export type DomainRoute = Pages['domains']['domains'][number];

const HOME = ['localhost', '127.0.0.1', '::1'];

/** Where visitors of a domain begin. Whoever came by a domain we do not know must ask us which is ours. */
export function routeOf(house: House, domain: string): DomainRoute[] {
  const wanted = hostnameOf(domain);
  const routes = allRoutes(house).filter((route) => route.domain === wanted);
  return routes.length > 0 ? routes : refuse('UNKNOWN_DOMAIN', { value: { domain: 'unknown' } });
}

/** Those that operators named, and those that are ours in any case. */
export function allRoutes(house: House): DomainRoute[] {
  const { mainDomain, domains } = settingsOf(house, 'domains');
  const { HOST, BAIZE_ORIGIN } = house.config;
  const ours = [mainDomain, hostOf(BAIZE_ORIGIN), HOST, ...HOME];
  const unnamed = [...new Set(ours)].filter(
    (domain): domain is string => !!domain && !domains.some((named) => named.domain === domain),
  );
  return [...domains, ...unnamed.map((domain) => ({ domain, route: '/', affiliateCode: null }))];
}

/** Typed or sent in any form: https://Example.com:8080/x is example.com. */
function hostnameOf(typed: string): string {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .split(/[/?#]/, 1)[0]!;
  return (
    /^\[?([0-9a-f]*:[0-9a-f:.]+)\]?/.exec(host)?.[1] ?? host.replace(/:\d+$/, '').replace(/\.$/, '')
  );
}
