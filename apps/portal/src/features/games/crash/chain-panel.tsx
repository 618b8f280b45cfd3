import { buttonClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useText } from '../../../shared/words/use-text.ts';
import { SeedRow } from '../beside/seed-row.tsx';
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
          <SeedRow label={text('games.crash.commitment')} value={state.chain.commitment} />
          <SeedRow label={text('games.verify.salt')} value={state.chain.salt} />
          {state.round && (
            <SeedRow label={text('games.crash.previous')} value={state.round.previousHash} />
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
