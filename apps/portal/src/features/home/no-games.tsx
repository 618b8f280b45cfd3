import { cx } from '@baize/ui';
import { StatePage } from '../../shared/pages/state-page.tsx';
import { useAppAddress, useChannels } from '../../shared/service/use-channels.ts';
import { useText } from '../../shared/words/use-text.ts';
import { ReachSection } from './reach-section.tsx';

/** A lobby without a single game says so, and how the house can be reached. */
export function NoGames() {
  const text = useText();
  const channels = useChannels();
  const appUrl = useAppAddress();
  const canReach = channels.length > 0 || appUrl !== undefined;
  return (
    <div
      className={cx(
        'grid gap-4 md:gap-5',
        canReach && 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      <StatePage
        state="empty"
        level={2}
        isWide={!canReach}
        className="justify-center"
        title={text('home.games.title')}
        text={text('home.games.text')}
      />
      {canReach && <ReachSection channels={channels} appUrl={appUrl} />}
    </div>
  );
}
