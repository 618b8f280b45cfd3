import { Button, FilterBar, Modal } from '@baize/ui';
import { useState } from 'react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import type { VendorCard } from '../../../shared/games/launch-question.ts';
import { GameTile, TileSkeleton } from '../../../shared/games/tile.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useVendorTitle } from '../use-vendor-title.ts';
import { useGameList } from './use-game-list.ts';

type Props = { card: VendorCard; onClose: () => void };

/** A vendor's games of one category, over the page that was left. */
export function VendorModal({ card, onClose }: Props) {
  const text = useText();
  const errorWords = useErrorWords();
  const title = useVendorTitle(card.vassalage) ?? card.displayName;
  const [q, setQ] = useState('');
  const { vassalage, gameType } = card;
  const list = useGameList({ gameType, vassalage, q });
  const total = list.total ?? card.gameCount;
  return (
    <Modal isOpen onClose={onClose} title={title} size="lg">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <FilterBar
          filters={[{ kind: 'search', key: 'q', label: text('catalogue.search.label') }]}
          state={q ? { q } : {}}
          onChange={({ q = '' }) => setQ(q)}
          className="max-md:w-full"
        />
        <p role="status" className="text-ink-soft">
          {text('catalogue.count', { count: total })}
        </p>
      </div>
      {list.isError && (
        <p role="alert" className="mb-4 text-danger">
          {errorWords(list.error)}
        </p>
      )}
      {list.games?.length === 0 && <p>{text('catalogue.nothing.named', { name: q })}</p>}
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 md:grid-cols-5 md:gap-4">
        {list.isPending && ['a', 'b', 'c', 'd', 'e'].map((place) => <TileSkeleton key={place} />)}
        {list.games?.map((game) => (
          <GameTile key={game.nodeId} game={game} />
        ))}
      </div>
      {list.hasNextPage && (
        <Button
          className="mx-auto mt-5 flex"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text('catalogue.list.more')}
        </Button>
      )}
    </Modal>
  );
}
