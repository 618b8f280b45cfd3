import { Button, EmptyLine, Panel, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useSumWords } from '../use-loyalty.ts';
import { ConvertModal } from './convert-modal.tsx';
import {
  configQuery,
  type PointConfig,
  type Points,
  pointsQuery,
  useNumber,
  wholePoints,
} from './use-mall.ts';

/** What one holds, what it is worth, and what today has earned so far. */
export function Purse() {
  const token = useSession()?.token;
  const config = useQuery(configQuery).data;
  return (
    <Fetched query={useQuery(pointsQuery(token))} loading={<Skeleton className="h-70 md:h-40" />}>
      {(points) => (
        <Panel
          isPadded={false}
          className="grid overflow-hidden *:border-t *:p-5 *:first:border-t-0 md:grid-cols-2 md:*:border-t-0 md:*:border-s md:*:first:border-s-0"
        >
          <Held points={points} config={config} />
          <Earned points={points} />
        </Panel>
      )}
    </Fetched>
  );
}

function Held({ points, config }: { points: Points; config: PointConfig | undefined }) {
  const text = useText();
  const sum = useSumWords();
  const number = useNumber();
  const [isOpen, setOpen] = useState(false);
  const held = wholePoints(points.balance);
  const worth = config ? BigInt(Math.floor(held / config.pointsRatio)) * 10_000n : 0n;
  return (
    <div className="flex items-center gap-4 bg-[radial-gradient(18rem_12rem_at_5rem_50%,var(--brass-wash),transparent)]">
      <img src="/art/good/coin-alone.svg" alt="" className="size-18 shrink-0 md:size-22" />
      <div className="min-w-0">
        <div className="font-display text-[3rem]/none font-semibold tabular-nums">
          {number(held)}
          <small className="ms-2 font-sans text-[0.875rem] font-medium text-ink-soft">
            {text('loyalty.points.unit', { count: held })}
          </small>
        </div>
        <p className="mt-2 text-[0.8125rem] text-ink-soft">
          {text('loyalty.points.worth', { amount: sum(worth) })}
        </p>
        {config?.convertEnabled && (
          <Button size="sm" className="mt-3" onClick={() => setOpen(true)} disabled={worth === 0n}>
            {text('loyalty.convert')}
          </Button>
        )}
        {isOpen && config && (
          <ConvertModal held={held} config={config} onClose={() => setOpen(false)} />
        )}
      </div>
    </div>
  );
}

function Earned({ points: { today, creditedAt } }: { points: Points }) {
  const text = useText();
  const sum = useSumWords();
  const number = useNumber();
  const { time } = useTimes();
  return (
    <div>
      <h2 className="mb-2 text-[0.8125rem] font-semibold">
        {text('loyalty.points.today', { when: time(creditedAt).slice(0, 5) })}
      </h2>
      {today.length === 0 && <EmptyLine>{text('loyalty.points.today.none')}</EmptyLine>}
      <ul className="flex flex-col gap-1 text-[0.8125rem]">
        {today.map(({ category, validBet, points, carried }) => (
          <li key={category} className="flex justify-between gap-3 text-ink-soft tabular-nums">
            <span>
              {text('loyalty.points.line', {
                category: text(`catalogue.category.${category}` as 'catalogue.category.RNG'),
                amount: sum(validBet),
                carried: sum(carried),
              })}
            </span>
            <b className="font-semibold text-ink">+{number(points)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
