import { bannerPixels } from '@baize/art/pixels';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Providers } from './app/providers.tsx';
import { createQueries } from './app/queries.ts';
import { createHouseRouter } from './app/router.ts';
import { loadShellParts } from './app/shell/player-shell.tsx';
import { loadHomeParts } from './features/home/home-page.tsx';
import { type FirstView, fillQueries, readFirstView } from './first-view.ts';
import { directionOf, offeredLanguages, tagOf } from './shared/words/language.ts';
import { loadWords, wordedLanguages } from './shared/words/use-language.tsx';

export { chooseLanguage } from './first-view.ts';

type Asked = {
  language: string;
  theme: 'dark' | 'light';
  /** The value of one of the house's own reads. */
  read: (path: string) => Promise<unknown>;
};

/** What the lobby shows to a visitor, as data; nothing where the house is not open to them. */
export async function readLobby({ language, theme, read }: Asked): Promise<FirstView | undefined> {
  const known = offeredLanguages(wordedLanguages.map(tagOf)).find((code) => code === language);
  return readFirstView({ language: known ?? 'EN', theme, read });
}

/** What a page that was drawn must still say; the winners pass by, and the browser asks for them anew. */
export function lastingPart({ data: { winners: _, ...data }, ...view }: FirstView): string {
  return JSON.stringify({ ...view, data });
}

/** The lobby drawn from its data: the markup, and what the page around it must say. */
export async function renderLobby(view: FirstView) {
  const queries = createQueries();
  fillQueries(queries, view);
  const router = createHouseRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await Promise.all([router.load(), loadShellParts(), loadHomeParts()]);
  const markup = renderToString(
    <StrictMode>
      <Providers words={await loadWords(view.language)} queries={queries} theme={view.theme}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
  queries.clear();
  const { status, announcements } = view.data;
  const [banner] = announcements.banners.filter(({ groupName }) => groupName === 'w_home');
  return {
    markup,
    title: status.info.brand.name,
    tag: tagOf(view.language),
    direction: directionOf(view.language),
    picture: banner && {
      wide: bannerPixels(banner.imageUrl, 1120),
      tall: bannerPixels(banner.imageUrlTall, 720),
    },
  };
}
