import type { Money } from '@baize/money';
import { Button, buttonClasses, IconButton } from '@baize/ui';
import { refusalCode } from '@baize/web/refusals.ts';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Info, X } from 'lucide-react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { LimitsLink } from '../../../shared/money/limits-link.tsx';
import { CheckLink } from '../../../shared/own-games/check-link.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { DepositButton } from '../bets/deposit-button.tsx';
import { useBankroll } from '../bets/use-bankroll.ts';
import type { Purse } from '../bets/use-purse.ts';
import type { Controls } from './controls.ts';
import { useHud } from './use-hud.ts';
import type { HudStore } from './visit/hud-store.ts';

type Props = {
  hud: HudStore;
  purse: Purse;
  controls: Controls;
  costs: readonly Money[];
  visitId: string;
  onAgain: () => void;
};

/** Why nothing was fired, or why the fire ended, and the one thing to do about it. */
export function FaultNote({ hud, purse, controls, costs, visitId, onAgain }: Props) {
  const text = useText();
  const words = useErrorWords();
  const fault = useHud(hud, (now) => now.fault);
  const stopped = useHud(hud, (now) => now.stopped);
  const isOver = useHud(hud, (now) => now.isOver);
  if (purse.needsWord) {
    return (
      <Line tone="bad">
        <span className="min-w-40 flex-1">{text('games.fun.notHere')}</span>
        <Button size="sm" onClick={purse.meanReal}>
          {text('games.fun.meanReal')}
        </Button>
      </Line>
    );
  }
  const code = refusalCode(fault);
  if (isOver) {
    return (
      <Line tone="bad">
        <span className="min-w-40 flex-1">{text('fish.over')}</span>
        <CheckLink search={{ visitId }} />
        <Button kind="felt" onClick={onAgain}>
          {text('fish.sit')}
        </Button>
      </Line>
    );
  }
  const close = (
    <IconButton
      size="sm"
      label={text('games.refused.close')}
      icon={<X />}
      onClick={controls.calm}
    />
  );
  if (fault !== undefined) {
    return (
      <Line tone="bad">
        <span className="min-w-40 flex-1">{words(fault)}</span>
        {code === 'INSUFFICIENT_BALANCE' && (
          <WaysOn hud={hud} controls={controls} costs={costs} isFun={purse.isFun} />
        )}
        <LimitsLink code={code} />
        {close}
      </Line>
    );
  }
  if (!stopped) return null;
  return (
    <Line tone="calm">
      <span className="min-w-40 flex-1">{text(`fish.auto.stopped.${stopped}`)}</span>
      {close}
    </Line>
  );
}

type WaysProps = Pick<Props, 'hud' | 'controls' | 'costs'> & { isFun: boolean };

/** What the balance pays for: a smaller cannon here, or one in another room; or a larger balance. */
function WaysOn({ hud, controls, costs, isFun }: WaysProps) {
  const text = useText();
  const { balance } = useBankroll();
  const level = useHud(hud, (now) => now.level);
  const paid = costs.filter((cost) => balance !== undefined && cost <= balance).length;
  return (
    <>
      {paid >= 1 && paid < level && (
        <Button onClick={() => controls.setLevel(paid)}>{text('fish.cannon.smaller')}</Button>
      )}
      {paid === 0 && (
        <Link to="/fish" className={buttonClasses({})}>
          {text('fish.toRooms')}
        </Link>
      )}
      {!isFun && <DepositButton />}
    </>
  );
}

function Line({ tone, children }: { tone: 'bad' | 'calm'; children: React.ReactNode }) {
  const isBad = tone === 'bad';
  return (
    <div
      role={isBad ? 'alert' : undefined}
      className={`flex flex-wrap items-center gap-3 border-t bg-table px-4 py-2 font-medium ${isBad ? 'border-danger' : ''}`}
    >
      {isBad ? (
        <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
      ) : (
        <Info aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
      )}
      {children}
    </div>
  );
}
