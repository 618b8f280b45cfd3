import type { live, Output } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';

type Told = Output<typeof live.listTables.value>;
export type TableTile = Told['tables'][number];

export type LobbyState = {
  tables: readonly TableTile[];
  /** How far the house's clock is ahead of this one. */
  aheadMs: number;
  /** Results that are told already, and shown when their story is over. */
  coming: Readonly<Record<string, string>>;
};

/** As the house tells it; results that were told before are still to be shown where their story goes on. */
export function lobbyFrom(told: Told, now: number, before?: LobbyState): LobbyState {
  const isShown = (tableId: string) =>
    told.tables.some((one) => one.tableId === tableId && hasResult(one));
  const coming = Object.entries(before?.coming ?? {}).filter(([tableId]) => !isShown(tableId));
  return {
    tables: told.tables,
    aheadMs: told.now - now,
    coming: Object.fromEntries(coming),
  };
}

/** Whether the result of the round under way stands on the road already. */
const hasResult = ({ round }: TableTile) => round?.phase === 'result';

type News = {
  kind: 'open' | 'closed' | 'move' | 'outcome' | 'settled' | 'void';
  tableId: string;
  now: number;
  round: NonNullable<TableTile['round']>;
  mark: string | null;
  isNewShoe: boolean;
};

const MAX_MARKS = 100;

/** All tables after one more piece of news. Undefined where the house must be asked. */
export function lobbyAfter(
  state: LobbyState,
  event: SocketEvent,
  now: number,
): LobbyState | undefined {
  const news = event as unknown as News;
  const before = state.tables.find(({ tableId }) => tableId === news.tableId);
  if (!before) return undefined;
  const result = state.coming[news.tableId];
  // Who did not hear the outcome of a round cannot put it on the road.
  const isKnown = hasResult(before) && before.round?.number === news.round.number;
  if (news.kind === 'settled' && result === undefined && !isKnown) return undefined;
  const { [news.tableId]: _, ...others } = state.coming;
  const isTold = news.kind === 'outcome' && news.mark !== null;
  const tile: TableTile = {
    ...before,
    round: news.round,
    marks: marksAfter(before.marks, news, result),
    players: news.kind === 'open' ? 0 : before.players,
  };
  return {
    tables: state.tables.map((one) => (one === before ? tile : one)),
    aheadMs: news.now - now,
    coming: isTold
      ? { ...others, [news.tableId]: news.mark! }
      : isOver(news)
        ? others
        : state.coming,
  };
}

const isOver = ({ kind }: News) => kind === 'settled' || kind === 'void';

function marksAfter(
  marks: readonly string[],
  { kind, isNewShoe }: News,
  result: string | undefined,
): string[] {
  if (isNewShoe) return [];
  return kind === 'settled' && result !== undefined
    ? [...marks, result].slice(-MAX_MARKS)
    : [...marks];
}
