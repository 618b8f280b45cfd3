import { buttonClasses, CopyButton } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useText } from '../../../shared/words/use-text.ts';
import type { CrashState } from './crash-state.ts';

/** How the shared rounds can be checked: by links of one chain. */
export function ChainPanel({ state }: { state: CrashState | undefined }) {
  const text = useText();
  const last = state?.past[0];
  return (
    <div className="flex flex-col gap-4 text-[0.8125rem]">
      <p className="text-ink-soft">{text('games.crash.fair')}</p>
      {state?.chain && (
        <dl className="flex flex-col *:border-t *:py-2.5">
          <Fact label={text('games.crash.commitment')} value={state.chain.commitment} />
          <Fact label={text('games.verify.salt')} value={state.chain.salt} />
          {state.round && (
            <Fact label={text('games.crash.previous')} value={state.round.previousHash} />
          )}
        </dl>
      )}
      {last && state?.chain && (
        <Link
          to="/fairness"
          search={{
            link: last.hash,
            salt: state.chain.salt,
            round: last.number,
            knownLink: state.chain.commitment,
          }}
          className={buttonClasses({ isWide: true })}
        >
          <Scale aria-hidden className="size-4" />
          {text('games.crash.verify')}
        </Link>
      )}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="num truncate font-medium" dir="ltr" title={value}>
          {value}
        </dd>
      </div>
      <CopyButton text={value} />
    </div>
  );
}
