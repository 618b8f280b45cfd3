import type { RefusalCode } from '@baize/contract';
import { Button, buttonClasses, IconButton } from '@baize/ui';
import { refusalCode } from '@baize/web/refusals.ts';
import { Link } from '@tanstack/react-router';
import { CircleAlert, LoaderCircle, X } from 'lucide-react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { LimitsLink } from '../../../shared/money/limits-link.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { DepositButton } from './deposit-button.tsx';
import { isLost } from './lost-answers.ts';
import type { Play } from './use-play.ts';
import type { Purse } from './use-purse.ts';

const CLOSED: readonly RefusalCode[] = ['UNDER_MAINTENANCE', 'VENDOR_UNDER_MAINTENANCE'];

/** Why the bet was not taken, and the one thing to do about it. */
export function RefusalNote({ play, purse }: { play: Play; purse: Purse }) {
  const text = useText();
  const words = useErrorWords();
  const { fault, isAskingAgain } = play;
  if (purse.needsWord) {
    return (
      <Strip tone="bad">
        <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
        <span className="min-w-0 flex-1">{text('games.fun.notHere')}</span>
        <Button size="sm" onClick={purse.meanReal}>
          {text('games.fun.meanReal')}
        </Button>
      </Strip>
    );
  }
  if (isAskingAgain) {
    return (
      <Strip tone="wait">
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
        <span className="min-w-0 flex-1">{text('games.lost.again')}</span>
      </Strip>
    );
  }
  if (!fault) return null;
  const code = refusalCode(fault);
  return (
    <Strip tone="bad">
      <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
      <span className="min-w-0 flex-1">
        {isLost(fault) ? text('games.lost.text') : words(fault)}
      </span>
      {isLost(fault) && (
        <Button size="sm" onClick={() => play.again()}>
          {text('games.lost.ask')}
        </Button>
      )}
      {code === 'INSUFFICIENT_BALANCE' && !purse.isFun && <DepositButton />}
      <LimitsLink code={code} />
      {code && CLOSED.includes(code) && (
        <Link to="/" className={buttonClasses({ size: 'sm' })}>
          {text('system.toLobby')}
        </Link>
      )}
      <IconButton
        size="sm"
        label={text('games.refused.close')}
        icon={<X />}
        onClick={() => play.calm()}
      />
    </Strip>
  );
}

function Strip({ tone, children }: { tone: 'bad' | 'wait'; children: React.ReactNode }) {
  return (
    <div
      role="alert"
      className={
        tone === 'bad'
          ? 'flex items-center gap-3 border-t border-danger bg-table px-4 py-2 font-medium'
          : 'flex items-center gap-3 border-t bg-table px-4 py-2.5 font-medium text-ink-soft'
      }
    >
      {children}
    </div>
  );
}
