import type { Right } from '@baize/contract';
import { createRouter } from '@tanstack/react-router';
import { FailurePage } from '../shared/parts/failure-page.tsx';
import type { WordId } from '../shared/words.ts';
import { routeTree } from './routes.tsx';

export function createConsoleRouter() {
  return createRouter({
    routeTree,
    basepath: '/console',
    defaultPreload: 'intent',
    defaultErrorComponent: FailurePage,
    scrollRestoration: true,
    // Addresses hold plain text, so that a person can read and write them.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: writeSearch,
  });
}

function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
  interface StaticDataRouteOption {
    /** Names the page in the browser's tab. */
    title?: WordId;
    /** Without it the page is refused, also by its address. */
    right?: Right;
  }
}
