import { Button, ChipGroup, EmptyLine, Skeleton } from '@baize/ui';
import { useState } from 'react';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { BetCard } from './bet-card.tsx';
import { type BetsWanted, useBets } from './use-bets.ts';

/** Own slips: what runs, what ended. */
export function BetList({ onRepeat }: { onRepeat: () => void }) {
  const text = useText();
  const isIn = useSession() !== null;
  const [wanted, setWanted] = useState<BetsWanted>('open');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useBets(wanted);
  if (!isIn) return <SignInFirst />;
  const bets = data?.pages.flatMap(({ list }) => list);
  return (
    <div>
      <ChipGroup<BetsWanted>
        className="m-0 px-4 py-3"
        label={text('sportsbook.bets.title')}
        value={wanted}
        onChange={setWanted}
        chips={[
          { value: 'open', label: text('sportsbook.bets.open') },
          { value: 'settled', label: text('sportsbook.bets.settled') },
          { value: '', label: text('sportsbook.bets.all') },
        ]}
      />
      {error && (
        <div className="px-4">
          <FormFault error={error} />
        </div>
      )}
      {!bets && !error && <Skeleton className="mx-4 h-40" />}
      {bets?.length === 0 && (
        <div className="px-4 py-5">
          <EmptyLine>{text('sportsbook.bets.none')}</EmptyLine>
        </div>
      )}
      <ul>
        {bets?.map((bet) => (
          <BetCard key={bet.betId} bet={bet} onRepeat={onRepeat} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="px-4 py-3">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('sportsbook.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function SignInFirst() {
  const text = useText();
  return (
    <div className="grid gap-4 px-6 py-10 text-center">
      <p>{text('sportsbook.bets.signIn')}</p>
      <Button kind="brass" onClick={() => overlay.open('login')}>
        {text('sportsbook.slip.signIn')}
      </Button>
    </div>
  );
}
