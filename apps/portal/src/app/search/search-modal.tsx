import { Modal, Skeleton, TextInput } from '@baize/ui';
import { CircleHelp, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLaunchGame } from '../../shared/games/launch.tsx';
import type { Game } from '../../shared/games/launch-address.ts';
import { TilePicture } from '../../shared/games/tile-picture.tsx';
import { useVendorName } from '../../shared/games/vendor-names.ts';
import { type OverlayProps, overlay } from '../../shared/pages/overlay.ts';
import { StatePage } from '../../shared/pages/state-page.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { useSearch } from './use-search.ts';

/** One search over everything that can be found here. */
export function SearchModal({ onClose }: OverlayProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  return (
    <Modal isOpen onClose={onClose} title={text('shell.search.title')} size="lg">
      <TextInput
        type="search"
        aria-label={text('shell.search.title')}
        placeholder={text('shell.search.hint')}
        value={typed}
        maxLength={60}
        before={<Search />}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Results typed={typed} onClose={onClose} />
    </Modal>
  );
}

function Results({ typed, onClose }: { typed: string; onClose: () => void }) {
  const text = useText();
  const { isAsked, isComing, games, lotteries, articles } = useSearch(typed);
  if (!isAsked) return null;
  if (isComing) return <Skeleton className="mt-5 h-40" />;
  if (games.length + lotteries.length + articles.length === 0) {
    return (
      <StatePage
        isBare
        level={3}
        state="empty"
        title={text('shell.search.none')}
        text={text('shell.search.noneText')}
      />
    );
  }
  return (
    <>
      <Group title={text('shell.search.games')} count={games.length}>
        {games.map((game) => (
          <GameFound key={game.nodeId} game={game} onClose={onClose} />
        ))}
      </Group>
      <Group title={text('shell.search.lotteries')} count={lotteries.length}>
        {lotteries.map((game) => (
          <GameFound key={game.nodeId} game={game} onClose={onClose} />
        ))}
      </Group>
      <Group title={text('shell.nav.help')} count={articles.length}>
        {articles.map(({ section, article }) => (
          <li key={article.id}>
            <button
              type="button"
              className={rowClasses}
              onClick={() => overlay.open('help', article.tag)}
            >
              <CircleHelp aria-hidden className="size-5 shrink-0 text-ink-soft" />
              <Named name={article.title} note={section.title} />
            </button>
          </li>
        ))}
      </Group>
    </>
  );
}

type GroupProps = { title: string; count: number; children: ReactNode };

function Group({ title, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="type-label mb-1.5">{title}</h3>
      <ul className="grid gap-1 sm:grid-cols-2">{children}</ul>
    </section>
  );
}

function GameFound({ game, onClose }: { game: Game; onClose: () => void }) {
  const launch = useLaunchGame();
  const vendor = useVendorName(game.vassalage);
  return (
    <li>
      <button
        type="button"
        className={rowClasses}
        onClick={() => {
          onClose();
          launch(game);
        }}
      >
        <span
          data-tile-theme={game.theme}
          className="relative block h-11 w-8.5 shrink-0 overflow-hidden rounded-[5px]"
        >
          <TilePicture src={game.showIcon} fallback={game.defaultIcon} sizes="40px" />
        </span>
        <Named name={game.displayName} note={vendor} />
      </button>
    </li>
  );
}

function Named({ name, note }: { name: string; note: string }) {
  return (
    <span className="min-w-0 text-start">
      <span className="block truncate font-semibold">
        <bdi>{name}</bdi>
      </span>
      <span className="block truncate text-[0.8125rem] text-ink-soft">
        <bdi>{note}</bdi>
      </span>
    </span>
  );
}

const rowClasses =
  'flex min-h-14 w-full items-center gap-3 rounded-ctl px-2.5 transition-colors hover:bg-rail';
