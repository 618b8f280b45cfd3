import { type catalogueLobby, firstView, type Language, type Output } from '@baize/contract';
import type { QueryClient } from '@tanstack/react-query';
import { hotQuery, ROW_SIZE, rowQuery } from './features/home/use-home-games.ts';
import { winnersQuery } from './features/home/use-winners.ts';
import { type Status, statusQuery } from './shared/brand/use-status.ts';
import { STATUS_PATH } from './shared/calls/first-calls.ts';
import { type Lane, lanesQuery } from './shared/games/lanes.ts';
import type { Game } from './shared/games/launch-address.ts';
import { type Announcements, announcementsQuery } from './shared/service/announcements.ts';
import { detectLanguage } from './shared/words/language.ts';
import { wordedLanguages } from './shared/words/use-language.tsx';

type Winners = {
  list: { vo: { customerName: string; winAmount: string; gameName: string; iconUrl: string } }[];
};

/** Everything the lobby shows to a visitor, read on the server and handed to the browser. */
export type FirstView = {
  language: Language;
  theme: 'dark' | 'light';
  data: {
    status: Status;
    announcements: Announcements;
    lanes: Lane[];
    hot: Game[];
    rows: Record<string, Game[]>;
    winners: Winners | null;
  };
};

type Asked = Pick<FirstView, 'language' | 'theme'> & { read: (path: string) => Promise<unknown> };

export async function readFirstView({
  language,
  theme,
  read,
}: Asked): Promise<FirstView | undefined> {
  const ask = async <Value>(path: string, query: Record<string, string | number>) =>
    (await read(
      `${path}?${new URLSearchParams(Object.entries({ ...query, language }).map(([name, value]) => [name, `${value}`]))}`,
    )) as Value;
  const status = (await read(STATUS_PATH)) as Status;
  if (status.state !== 0) return undefined;
  const [
    announcements,
    {
      data: { lanes },
    },
    hot,
    winners,
  ] = await Promise.all([
    ask<Announcements>(firstView.announcements, {
      types: 'B,PL,PU,PR,H',
      platform: 'W',
      execution: '',
    }),
    ask<Output<typeof catalogueLobby.vendorLanes.value>>(firstView.vendorLanes, {}),
    ask<{ list: Game[] }>(firstView.hotGames, { pageSize: ROW_SIZE }),
    ask<Winners>(firstView.winners, { gameCategory: 'ALL', limitNum: 20 }).catch(() => null),
  ]);
  const rows = await Promise.all(
    lanes.map(async ({ title }) => {
      const query = { gameType: title, pageNo: 1, pageSize: ROW_SIZE };
      const { games } = await ask<{ games: Game[] }>(firstView.gameList, query);
      return [title, games] as const;
    }),
  );
  return {
    language,
    theme,
    data: {
      status: withoutVisitor(status),
      announcements,
      lanes,
      hot: hot.list,
      rows: Object.fromEntries(rows),
      winners,
    },
  };
}

/** The view is kept for others too, so it says nothing about who asked first. */
function withoutVisitor(status: Status): Status {
  return { ...status, location: { ...status.location, ip: '' } };
}

/** The status is asked for anew at once, since it also says who the visitor is; the rest is fresh. */
export function fillQueries(queries: QueryClient, { language, data }: FirstView): void {
  queries.setQueryData(statusQuery.queryKey, data.status, { updatedAt: 1 });
  queries.setQueryData(
    announcementsQuery({ language, token: undefined }).queryKey,
    data.announcements,
  );
  queries.setQueryData(lanesQuery(language).queryKey, data.lanes);
  queries.setQueryData(hotQuery(language).queryKey, data.hot);
  for (const [title, games] of Object.entries(data.rows)) {
    queries.setQueryData(rowQuery(title, language).queryKey, games);
  }
  if (data.winners) queries.setQueryData(winnersQuery(language).queryKey, data.winners);
}

/** The language a visitor chose here, else the first of their own that has words. */
export function chooseLanguage(
  chosen: string | null,
  wished: readonly string[],
): Language | undefined {
  return detectLanguage(wordedLanguages, chosen, wished);
}
