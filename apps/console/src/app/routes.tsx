import { type AnyRoute, createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { plainSearch } from '../shared/list/search.ts';
import { placeHere } from '../shared/session/place.ts';
import { session } from '../shared/session/session.ts';
import type { WordId } from '../shared/words.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { type OnePage, type Page, type Room, rooms } from './rooms.ts';
import { Root } from './root.tsx';
import { Shell } from './shell.tsx';
import { from, type View } from './view.tsx';

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'console.login.title' },
  validateSearch: loginSearch,
  component: from(() => import('../features/operators/sessions/login-page.tsx'), 'LoginPage'),
});

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  staticData: { title: 'console.setup.title' },
  validateSearch: (search: Record<string, unknown>): { for?: string } =>
    typeof search.for === 'string' ? { for: search.for } : {},
  component: from(() => import('../features/operators/sessions/setup-page.tsx'), 'SetupPage'),
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: () => {
    if (!session.token()) throw redirect({ to: '/login', search: { back: placeHere() } });
  },
  component: Shell,
});

const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  staticData: { title: 'console.account.title' },
  component: from(() => import('../features/operators/sessions/account-page.tsx'), 'AccountPage'),
});

const nowhere = createRoute({
  getParentRoute: () => shell,
  path: '$',
  staticData: { title: 'console.notFound.title' },
  component: NotFoundPage,
});

type LoginSearch = { why?: string; back?: string };

function loginSearch({ why, back }: Record<string, unknown>): LoginSearch {
  return {
    ...(typeof why === 'string' && { why }),
    ...(typeof back === 'string' && { back }),
  };
}

/** Every address of a page, and of one thing of a page. */
type PlacedPage = (typeof rooms)[number]['pages'][number];
type ListPath = PlacedPage['to'];
type OnePath = NonNullable<PlacedPage['one']>['to'];
type PageRoute = { [Path in ListPath | OnePath]: ReturnType<typeof routeAt<Path>> }[
  | ListPath
  | OnePath];

const pages: readonly AnyRoute[] = (rooms as readonly Room[]).flatMap((room) =>
  room.pages.flatMap((page) => routesOf(room, page)),
);

export const routeTree = root.addChildren([
  login,
  setup,
  shell.addChildren([account, nowhere, ...(pages as readonly PageRoute[])]),
]);

function routesOf(room: Room, { to, title, label, right = room.right, view, one }: Page) {
  const about = { title: title ?? label, ...(right && { right }) };
  const list = routeAt(to, about, view);
  return one ? [list, routeAt(one.to, { ...about, ...titleOf(one) }, one.view)] : [list];
}

function titleOf({ title }: OnePage): { title?: WordId } {
  return title ? { title } : {};
}

type About = { title: WordId; right?: NonNullable<Room['right']> };

function routeAt<Path extends string>(path: Path, staticData: About, component: View) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    staticData,
    validateSearch: plainSearch,
    component,
  });
}
