import { money } from '@baize/money';
import { Button, Money } from '@baize/ui';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { FaultNote } from '../bets/fault-note.tsx';
import type { Purse } from '../bets/use-purse.ts';
import { type Chips, ChipTray } from '../stage/chips.tsx';
import type { LiveState } from './live-state.ts';
import type { useLiveBet } from './use-live-bet.ts';

type Props = {
  chips: Chips;
  purse: Purse;
  bet: ReturnType<typeof useLiveBet>;
  mine: LiveState['mine'];
};

/** Chips, what they come to, and the one button that puts them down. */
export function LiveBar({ chips, purse, bet, mine }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const waiting = Object.values(chips.spots).reduce((sum, amount) => sum + money(amount), 0n);
  return (
    <div className="border-t bg-table">
      <Notes bet={bet} purse={purse} />
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3 px-4 py-3 lg:gap-x-3 lg:px-3">
        <dl className="num grid grid-cols-[auto_auto] gap-x-3 text-[0.8125rem]/5 max-md:hidden">
          <dt className="text-ink-soft">{text('live.balance')}</dt>
          <dd className="text-end font-semibold">
            {bet.balance !== undefined && <Money parts={parts(bet.balance)} />}
          </dd>
          <dt className="text-ink-soft">{text('live.onTable')}</dt>
          <dd className="text-end font-semibold">
            <Money parts={parts(mine?.stake ?? 0n)} />
          </dd>
        </dl>
        <ChipTray chips={chips} />
        <Button
          kind="brass"
          className="h-12 min-w-32 max-md:w-full"
          disabled={purse.isIn && (chips.isBusy || waiting === 0n || purse.needsWord)}
          isBusy={bet.isSending}
          onClick={() => (purse.isIn ? bet.place(chips.spots) : void purse.letIn())}
        >
          {purse.isIn ? (
            <>
              {text('live.place')}
              {waiting > 0n && <Money parts={parts(waiting)} />}
            </>
          ) : (
            text('live.signIn')
          )}
        </Button>
      </div>
    </div>
  );
}

/** Chips of a guest who has signed in since wait for a word; others may have been refused. */
function Notes({ bet, purse }: Pick<Props, 'bet' | 'purse'>) {
  const text = useText();
  if (!purse.needsWord) return <FaultNote {...bet} />;
  return (
    <p role="alert" className="flex items-center gap-3 border-b px-4 py-2 font-medium">
      <span className="min-w-0 flex-1">{text('games.fun.notHere')}</span>
      <Button size="sm" onClick={purse.meanReal}>
        {text('games.fun.meanReal')}
      </Button>
    </p>
  );
}
