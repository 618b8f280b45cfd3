import { Checkbox, Tag } from '@baize/ui';
import { type ListColumn, TwoLines } from '../../../shared/list/columns.tsx';
import { useText } from '../../../shared/use-text.ts';
import { englishName } from '../use-catalogue.ts';
import type { Game } from './game-filters.ts';
import { GamePicture } from './game-picture.tsx';
import { GameTags } from './game-tags.tsx';
import type { GamesData } from './use-games-data.ts';

const MAX_TAGS = 3;

/** Games in the order players meet them. */
export const gameColumns: readonly ListColumn<Game, GamesData>[] = [
  {
    header: 'console.games.chosen',
    isHeaderHidden: true,
    right: 'catalogue.edit',
    onCard: 'aside',
    cell: ({ nodeId, names, code }, { text, data: { chosen } }) => (
      <Checkbox
        aria-label={text('console.games.choose', { name: englishName(names, code) })}
        checked={chosen.ids.includes(nodeId)}
        onChange={() => chosen.toggle(nodeId)}
      />
    ),
    file: () => '',
  },
  {
    header: 'console.games.name',
    onCard: 'title',
    cell: (game) => (
      <span className="flex items-center gap-3 py-1">
        <GamePicture game={game} className="w-9 shrink-0" />
        <TwoLines isCode first={englishName(game.names, game.code)} second={game.code} />
      </span>
    ),
  },
  { header: 'console.games.vendor', cell: ({ vendor }) => vendor },
  {
    header: 'console.games.category',
    cell: ({ category, subTypes }, { text }) =>
      [text(`console.category.${category}`), ...subTypes].join(' · '),
  },
  {
    header: 'console.games.tags',
    onCard: 'hidden',
    className: 'md:max-[64rem]:hidden',
    cell: ({ tags }) => (
      <span className="flex max-w-56 flex-wrap gap-1">
        {tags.slice(0, MAX_TAGS).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {tags.length > MAX_TAGS && (
          <span className="num text-ink-soft">+{tags.length - MAX_TAGS}</span>
        )}
      </span>
    ),
  },
  {
    header: 'console.games.sort',
    onCard: 'hidden',
    className: 'md:max-[64rem]:hidden',
    align: 'figure',
    cell: ({ sort }) => <span className="num text-ink-soft">{sort}</span>,
  },
  { header: 'console.games.state', cell: (game) => <GameTags game={game} /> },
];

/** What is ticked stays ticked on other pages too, in the order it was ticked. */
export function ChooseAll({
  rows,
  chosen,
}: {
  rows: readonly Game[];
  chosen: GamesData['chosen'];
}) {
  const text = useText();
  const ids = rows.map(({ nodeId }) => nodeId);
  const areAll = ids.length > 0 && ids.every((id) => chosen.ids.includes(id));
  return (
    <Checkbox checked={areAll} onChange={() => chosen.set(ids, !areAll)}>
      {text('console.games.chooseAll')}
    </Checkbox>
  );
}
