import type { fish as contract, Output } from '@baize/contract';
import type { Money as Amount } from '@baize/money';
import { Button, Money } from '@baize/ui';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { CheckLink } from '../../../shared/own-games/check-link.tsx';
import { openMemberCentre } from '../../../shared/session/open-member-centre.ts';
import { useText } from '../../../shared/words/use-text.ts';

export type Left = Output<typeof contract.leave.value> & {
  back: { bullets: number; amount: Amount };
};

/** What the visit came to, and what was given back on leaving. */
export function LeftNote({ left: { visit, back } }: { left: Left }) {
  const text = useText();
  const parts = useMoneyParts();
  const rows: [string, Amount, 'plain' | 'win'][] = [
    [text('fish.left.stake'), visit.stake, 'plain'],
    [text('fish.left.payout'), visit.payout, visit.payout > visit.stake ? 'win' : 'plain'],
  ];
  return (
    <section
      role="status"
      className="flex w-full flex-col gap-3 rounded-card border border-white/15 bg-black/45 p-5 text-start"
    >
      <h2 className="font-semibold">{text('fish.left.title')}</h2>
      <dl className="flex flex-col gap-1.5">
        {rows.map(([label, amount, tone]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <Money parts={parts(amount)} tone={tone} />
            </dd>
          </div>
        ))}
        {back.bullets > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-soft">{text('fish.left.back', { count: back.bullets })}</dt>
            <dd>
              <Money parts={parts(back.amount)} />
            </dd>
          </div>
        )}
      </dl>
      <div className="flex flex-wrap gap-2 max-md:*:grow">
        <CheckLink search={{ visitId: visit.visitId }} />
        <Button onClick={() => openMemberCentre('personalHistoryCopy')}>
          {text('fish.left.record')}
        </Button>
      </div>
    </section>
  );
}
