import { sportsbookFeedsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { reasonModal } from '../../../shared/act/questions.tsx';
import { ask } from '../../../shared/api.ts';
import { RotateSecret } from '../../../shared/parts/rotate-secret.tsx';
import { type NewSecret, SecretModal } from '../../../shared/parts/secret-modal.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { EditFeed } from './edit-feed.tsx';
import type { FeedRow } from './feed-row.ts';

const CloseGaps = reasonModal(sportsbookFeedsOperator.closeGaps, {
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
  const [asked, setAsked] = useState<'edit' | 'secret' | 'gaps' | null>(null);
  const [made, setMade] = useState<NewSecret | null>(null);
  const leave = () => setAsked(null);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {mayTrade && feed.missing.length > 0 && (
        <Button size="sm" onClick={() => setAsked('gaps')}>
          {text('console.sports.closeGaps')}
        </Button>
      )}
      {mayEdit && (
        <>
          <Button size="sm" onClick={() => setAsked('secret')}>
            {text('console.connections.rotate')}
          </Button>
          <Button size="sm" onClick={() => setAsked('edit')}>
            {text('console.sports.edit')}
          </Button>
        </>
      )}
      {asked === 'edit' && <EditFeed feed={feed} onClose={leave} />}
      <RotateSecret
        code={feed.code}
        topic="sportsbook"
        send={(input) => ask(sportsbookFeedsOperator.rotateFeedSecret, input)}
        explanation={text('console.sports.rotateText')}
        isOpen={asked === 'secret'}
        onClose={leave}
        onSecret={setMade}
      />
      <CloseGaps given={{ code: feed.code }} isOpen={asked === 'gaps'} onClose={leave} />
      <SecretModal made={made} onClose={() => setMade(null)} />
    </div>
  );
}
