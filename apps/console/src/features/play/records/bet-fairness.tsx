import { CopyButton } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';
import type { BetCard } from './bet-card.ts';

/** What anybody needs to draw the same numbers again. */
export function BetFairness({ bet }: { bet: BetCard }) {
  const text = useText();
  const { fairness, rules, draws } = bet;
  return (
    <>
      {rules && (
        <Line label={text('console.bets.rules', { version: rules.version })} value={rules.hash} />
      )}
      {fairness ? (
        <>
          <Line label={text('console.bets.seedHash')} value={fairness.serverSeedHash} />
          <Line label={text('console.bets.clientSeed')} value={fairness.clientSeed} />
          <Line label={text('console.bets.nonce')} value={String(fairness.nonce)} />
          {fairness.serverSeed ? (
            <Line label={text('console.bets.serverSeed')} value={fairness.serverSeed} />
          ) : (
            <p className="text-ink-soft">{text('console.bets.sealed')}</p>
          )}
        </>
      ) : (
        <p className="text-ink-soft">{text('console.bets.noSeed')}</p>
      )}
      {draws.length > 0 && (
        <div>
          <h4 className="type-label mb-1">{text('console.bets.draws', { count: draws.length })}</h4>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
            tabIndex={0}
            className="code max-h-48 overflow-auto rounded-ctl bg-rail/60 px-3 py-2 leading-relaxed break-words"
          >
            {draws.map((draw) => draw.toFixed(9)).join('  ')}
          </div>
        </div>
      )}
    </>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <h4 className="type-label mb-1">{label}</h4>
      <div className="flex items-start gap-1 rounded-ctl bg-rail/60 py-1 ps-3 pe-1">
        <span className="code min-w-0 flex-1 py-1 break-all">{value}</span>
        <CopyButton text={value} />
      </div>
    </div>
  );
}
