import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { plainSearch } from '../shared/list/search.ts';
import { meQuery } from '../shared/session/use-me.ts';
import { statusQuery } from '../shared/session/use-status.ts';

type Answer = { value: unknown } | { refused: string };
export type Asked = { path: string; query: Record<string, string> };

/** A page at an address, with an operator before it and a server that answers as it is told. */
export function showPage(Page: RouteComponent, address: string, answer: (asked: Asked) => Answer) {
  // Tests are built with the portal's words: those of the console stand as their ids, and are missed aloud.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (target: string) => {
    const url = new URL(target, 'http://console.test');
    const one = { path: url.pathname, query: Object.fromEntries(url.searchParams) };
    asked.push(one);
    return envelope(answer(one));
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/list',
    validateSearch: plainSearch,
    component: Page,
  });
  const other = createRoute({
    getParentRoute: () => root,
    path: '/bets/$betId',
    component: () => <p>one bet</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([page, other]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => `?${new URLSearchParams(search as Record<string, string>)}`,
  });
  render(
    <Providers queries={queriesOf()}>
      {/* The console's own router is registered for the types; this one has a page of the test. */}
      <RouterProvider router={router as never} />
    </Providers>,
  );
  const search = () => router.state.location.search as Record<string, string>;
  return { asked, search, path: () => router.state.location.pathname };
}

function queriesOf(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const brand = { currency: 'EUR', timeZone: 'Europe/Malta', timeZoneOffsetMinutes: 60 };
  queries.setQueryDefaults(['session'], { staleTime: Number.POSITIVE_INFINITY });
  queries.setQueryDefaults(statusQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(statusQuery.queryKey, { info: { brand } } as never);
  queries.setQueryData(meQuery.queryKey, { rights: ['play.read'], roles: [] } as never);
  return queries;
}

function envelope(answer: Answer): Response {
  const body =
    'value' in answer
      ? { success: true, value: answer.value }
      : { success: false, errorCode: answer.refused, message: 'Not now.', value: null };
  return Response.json(body);
}
