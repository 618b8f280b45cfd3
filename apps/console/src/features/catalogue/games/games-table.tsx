import { Checkbox, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { type Text, useText } from '../../../shared/use-text.ts';
import { englishName } from '../use-catalogue.ts';
import type { Game } from './game-filters.ts';
import { GamePicture } from './game-picture.tsx';
import { GameTags } from './game-tags.tsx';

type Props = {
  rows: readonly Game[];
  isLoading: boolean;
  chosen: readonly number[];
  onChoose: ((nodeIds: readonly number[]) => void) | undefined;
};

/** Games in the order players meet them; a row opens the game. */
export function GamesTable({ rows, isLoading, chosen, onChoose }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const columns = useMemo(
    () => [...(onChoose ? [chooser(text, { rows, chosen, onChoose })] : []), ...columnsOf(text)],
    [text, rows, chosen, onChoose],
  );
  return (
    <Table
      caption={text('console.games.title')}
      columns={columns}
      rows={rows}
      rowId={({ nodeId }) => String(nodeId)}
      isLoading={isLoading}
      isSortedByServer
      onRowOpen={({ nodeId }) =>
        void navigate({ to: '/games/$nodeId', params: { nodeId: String(nodeId) } })
      }
      empty={
        <StatePanel
          picture={<StatePicture name="empty" />}
          title={text('console.games.none')}
          text={text('console.games.noneText')}
        />
      }
    />
  );
}

type Choosing = {
  rows: readonly Game[];
  chosen: readonly number[];
  onChoose: (nodeIds: readonly number[]) => void;
};

/** What is ticked stays ticked on other pages too, in the order it was ticked. */
function chooser(text: Text, { rows, chosen, onChoose }: Choosing): Column<Game> {
  const ids = rows.map(({ nodeId }) => nodeId);
  const areAll = ids.length > 0 && ids.every((id) => chosen.includes(id));
  const others = chosen.filter((id) => !ids.includes(id));
  return {
    id: 'choose',
    onCard: 'aside',
    header: (
      <Checkbox
        aria-label={text('console.games.chooseAll')}
        checked={areAll}
        onChange={() => onChoose(areAll ? others : [...others, ...ids])}
      />
    ),
    cell: ({ nodeId, names, code }) => (
      <Checkbox
        aria-label={text('console.games.choose', { name: englishName(names, code) })}
        checked={chosen.includes(nodeId)}
        onChange={(event) =>
          onChoose(
            event.target.checked ? [...chosen, nodeId] : chosen.filter((one) => one !== nodeId),
          )
        }
      />
    ),
  };
}

function columnsOf(text: Text): Column<Game>[] {
  return [
    {
      id: 'name',
      header: text('console.games.name'),
      onCard: 'title',
      cell: (game) => (
        <span className="flex items-center gap-3 py-1.5">
          <GamePicture game={game} className="w-9 shrink-0" />
          <span className="min-w-0 leading-tight">
            <span className="block truncate font-semibold">
              {englishName(game.names, game.code)}
            </span>
            <span className="code block text-ink-soft">{game.code}</span>
          </span>
        </span>
      ),
    },
    { id: 'vendor', header: text('console.games.vendor'), cell: ({ vendor }) => vendor },
    {
      id: 'category',
      header: text('console.games.category'),
      cell: ({ category, subTypes }) =>
        [text(`console.category.${category}`), ...subTypes].join(' · '),
    },
    {
      id: 'tags',
      onCard: 'hidden',
      header: text('console.games.tags'),
      cell: ({ tags }) => (
        <span className="flex max-w-56 flex-wrap gap-1 max-md:justify-end">
          {tags.slice(0, 3).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {tags.length > 3 && <span className="num text-ink-soft">+{tags.length - 3}</span>}
        </span>
      ),
    },
    {
      id: 'sort',
      onCard: 'hidden',
      header: text('console.games.sort'),
      align: 'figure',
      cell: ({ sort }) => <span className="num text-ink-soft">{sort}</span>,
    },
    {
      id: 'state',
      header: text('console.games.state'),
      cell: (game) => <GameTags game={game} />,
    },
  ];
}
