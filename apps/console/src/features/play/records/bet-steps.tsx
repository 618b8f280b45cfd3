import { places } from '../../../shared/editor/changes.ts';
import { useText } from '../../../shared/use-text.ts';
import type { BetCard } from './bet-card.ts';
import { TicketRows, ticketRows } from './ticket-rows.tsx';

/** What the player chose and saw, step by step, computed again from the seeds. */
export function BetSteps({ bet }: { bet: BetCard }) {
  const text = useText();
  const rows = ticketRows(text, bet);
  const chosen = rows.length > 0 ? [] : places(bet.choice).filter(([place]) => place !== '');
  return (
    <>
      {rows.length > 0 && <TicketRows rows={rows} currency={bet.currency} />}
      {chosen.length > 0 && <Marks name={text('console.bets.choice')} marks={chosen} />}
      {bet.steps.length === 0 ? (
        <p className="text-ink-soft">{text('console.bets.noSteps')}</p>
      ) : (
        <ol className="flex flex-col">
          {bet.steps.map(({ step, ...seen }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
            <li key={at} className="flex gap-3 border-t py-2.5 first:border-t-0 first:pt-0">
              <span className="num w-6 shrink-0 text-end text-ink-soft">{at + 1}</span>
              <Marks name={step} marks={places(seen)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

type MarksProps = { name: string; marks: readonly (readonly [string, string])[] };

function Marks({ name, marks }: MarksProps) {
  return (
    <div className="min-w-0">
      <div className="font-semibold">{name}</div>
      <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {marks.map(([place, value]) => (
          <div key={place} className="flex min-w-0 gap-1.5">
            <dt className="code text-ink-soft">{place}</dt>
            <dd className="num min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
