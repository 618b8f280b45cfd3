import type { Money as Amount } from '@baize/money';
import { Button, Money, useMedia } from '@baize/ui';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { RefusalNote } from '../bets/refusal-note.tsx';
import { useHotKeys } from '../bets/use-hot-keys.ts';
import { KeysButton, usePace } from '../bets/use-pace.tsx';
import type { CrashState } from './crash-state.ts';
import { SlipForm } from './slip-form.tsx';
import { mainActionOf } from './slip-state.ts';
import type { Slips } from './use-slips.ts';

type Props = { state: CrashState | undefined; slips: Slips };

/** What one holds, and one or two bets side by side. */
export function CrashBar({ state, slips }: Props) {
  const { first, second, purse, worth, past, balance } = slips;
  const { isShown, toggle } = useSecondSlip(slips);
  const pace = usePace();
  useHotKeys(pace.hasKeys, {
    onMain: () => mainActionOf(first, state, worth.read())?.(),
    onMore: first.bet ? undefined : first.stake.double,
    onLess: first.bet ? undefined : first.stake.half,
  });
  const shared = { state, purse, worth, balance };
  return (
    <div className="@container border-t bg-table">
      <RefusalNote play={first.play} purse={purse} />
      <RefusalNote play={second.play} purse={{ ...purse, needsWord: false }} />
      <section className="flex flex-col gap-3 px-4 pt-3 pb-4 @min-[60rem]:flex-row @min-[60rem]:items-center @min-[60rem]:gap-5 @min-[60rem]:px-5">
        <div className="flex items-center gap-4 @min-[60rem]:w-40 @min-[60rem]:flex-col @min-[60rem]:items-start @min-[60rem]:gap-2">
          <Holdings balance={balance} last={past.last} />
          <div className="ms-auto flex items-center gap-2 @min-[60rem]:ms-0">
            {pace.mayHurry && <KeysButton pace={pace} />}
            {toggle && <SecondButton isShown={isShown} onToggle={toggle} />}
          </div>
        </div>
        <SlipForm {...shared} slip={first} hasKeys={pace.hasKeys} />
        {isShown && <SlipForm {...shared} slip={second} />}
      </section>
    </div>
  );
}

/** A second bet can be hidden while none lies on it. */
function useSecondSlip({ second }: Slips) {
  const isWide = useMedia('(width >= 64rem)');
  const [stored, setStored] = useState(() => readStored('games.crash.second'));
  const isInUse = second.bet !== undefined || second.auto.auto !== undefined;
  const isWanted = stored === null ? isWide : stored === 'yes';
  const toggle = () => {
    const next = isWanted ? 'no' : 'yes';
    writeStored('games.crash.second', next);
    setStored(next);
  };
  return { isShown: isWanted || isInUse, toggle: isInUse ? undefined : toggle };
}

function SecondButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const text = useText();
  const Icon = isShown ? Minus : Plus;
  return (
    <Button size="sm" aria-pressed={isShown} onClick={onToggle} className="h-9 px-2.5!">
      <Icon aria-hidden className="size-3.5" />
      {text('games.crash.second')}
    </Button>
  );
}

type HoldingsProps = { balance: Amount | undefined; last: Slips['past']['last'] };

function Holdings({ balance, last }: HoldingsProps) {
  const text = useText();
  const parts = useMoneyParts();
  return (
    <>
      <div className="flex flex-col items-start gap-1">
        <span className="type-label">{text('games.bar.balance')}</span>
        {balance === undefined ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <Money parts={parts(balance)} size="mid" className="text-[1.4rem]!" />
        )}
      </div>
      <div className="flex flex-col gap-1 @max-[60rem]:items-start @min-[60rem]:hidden">
        <span className="type-label">{text('games.bar.last')}</span>
        {last ? (
          <Money
            parts={parts(last.payout)}
            size="mid"
            tone={last.payout > last.stake ? 'win' : 'plain'}
            className="text-[1.4rem]!"
          />
        ) : (
          <span className="text-[1.4rem]/none text-ink-faint">–</span>
        )}
      </div>
    </>
  );
}
