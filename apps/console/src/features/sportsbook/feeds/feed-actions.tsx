import { sportsbookFeedsOperator } from '@baize/contract';
import { reasonButton } from '../../../shared/act/questions.tsx';
import { ask } from '../../../shared/api.ts';
import { RotateButton } from '../../../shared/parts/connections.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { EditFeedButton, feedFields } from './edit-feed.tsx';
import type { FeedRow } from './feed-row.ts';

const CloseGapsButton = reasonButton(sportsbookFeedsOperator.closeGaps, {
  title: 'console.sports.closeGaps',
  text: 'console.sports.closeGapsText',
  done: 'console.sports.gapsClosed',
  isDanger: true,
  longest: 300,
});

/** What can be done about one feed. */
export function FeedActions({ feed }: { feed: FeedRow }) {
  const text = useText();
  const mayEdit = useMay('sports.edit');
  const mayTrade = useMay('sports.trade');
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {mayTrade && feed.missing.length > 0 && <CloseGapsButton code={feed.code} />}
      {mayEdit && (
        <RotateButton
          code={feed.code}
          topic="sportsbook"
          send={(input) => ask(sportsbookFeedsOperator.rotateFeedSecret, input)}
          explanation={text('console.sports.rotateText')}
        />
      )}
      <EditFeedButton fields={feedFields(feed)} />
    </div>
  );
}
