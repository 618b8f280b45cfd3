import { Panel } from '@baize/ui';
import { Sum } from '../../shared/parts/sum.tsx';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import type { DeskMatch } from './match-rows.ts';

/** What each final score would leave the house, worst first. */
export function Scenarios({ match: { scenarios } }: { match: DeskMatch }) {
  const text = useText();
  const { currency } = useBrand();
  const sorted = scenarios.toSorted((a, b) =>
    a.profit < b.profit ? -1 : a.profit > b.profit ? 1 : 0,
  );
  const most = sorted.reduce((top, { profit }) => (size(profit) > top ? size(profit) : top), 1n);
  return (
    <Panel className="flex flex-col gap-3">
      <p className="text-ink-soft">{text('console.sports.scenariosLead')}</p>
      {sorted.length === 0 && <p>{text('console.sports.noScenarios')}</p>}
      <ul className="grid gap-1">
        {sorted.map(({ home, away, profit }) => (
          <li
            key={`${home}:${away}`}
            className="grid grid-cols-[4rem_minmax(0,1fr)_9rem] items-center gap-3"
          >
            <b dir="ltr" className="num">
              {home}–{away}
            </b>
            <span aria-hidden className="h-2 rounded-full bg-rail">
              <span
                className={`block h-full rounded-full ${profit < 0n ? 'bg-danger' : 'bg-felt'}`}
                style={{ width: `${Number((size(profit) * 100n) / most)}%` }}
              />
            </span>
            <span className="text-end">
              <Sum amount={profit} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
