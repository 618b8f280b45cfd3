import { IconButton } from '@baize/ui';
import { PictureInPicture2 } from 'lucide-react';
import { useText } from '../../../shared/words/use-text.ts';
import { HistoryList } from './history-list.tsx';
import type { PastRound } from './past-rounds.ts';
import type { StatsKey } from './stats.ts';
import { StatsFigures } from './stats-figures.tsx';

type Props = {
  statsKey: StatsKey;
  isFloating: boolean;
  onFloat: () => void;
  rounds: readonly PastRound[];
  openId: string | undefined;
  onOpen: (betId: string) => void;
};

/** How it goes: the figures of the sitting, and under them every bet of it. */
export function Sitting({ statsKey, isFloating, onFloat, rounds, openId, onOpen }: Props) {
  const text = useText();
  return (
    <div className="flex flex-col gap-5">
      <section className={isFloating ? 'md:hidden' : undefined}>
        <header className="mb-1 flex h-9 items-center">
          <h2 className="flex-1 text-[0.8125rem] font-semibold">{text('games.stats.title')}</h2>
          <IconButton
            size="sm"
            label={text('games.stats.float')}
            icon={<PictureInPicture2 />}
            onClick={onFloat}
            className="max-md:hidden"
          />
        </header>
        <StatsFigures {...statsKey} />
      </section>
      <HistoryList rounds={rounds} openId={openId} onOpen={onOpen} />
    </div>
  );
}
