import { Timeline } from '@baize/ui';
import { ageText } from '../../../shared/age-text.ts';
import { ProofPictures } from '../../../shared/parts/proof-pictures.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { Withdrawal } from '../cashier-rows.ts';

const FAILED = ['PAY_FAILED', 'DISPUTE', 'PARTIAL_DISPUTE', 'CANCELLED'];

/** Every step with who took it, why, and what it was proved with. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const { timeline, withdrawId } = withdrawal;
  return (
    <Timeline
      label={text('console.wd.timeline')}
      entries={timeline.map(({ state, by, note, amount, proofIds, at }, place) => ({
        id: `${place} ${at}`,
        label: text(`console.wd.state.${state}`),
        state: FAILED.includes(state)
          ? 'failed'
          : place === timeline.length - 1
            ? 'current'
            : 'done',
        time: [times.dayAndTime(at), place > 0 && waitedText(text, at - timeline[place - 1]!.at)]
          .filter(Boolean)
          .join(' · '),
        text: (
          <span className="flex flex-col gap-1">
            <span>
              {personName(text, by)}
              {amount !== null && (
                <>
                  {' · '}
                  <Sum amount={amount} currency={currency} tone="soft" />
                </>
              )}
            </span>
            {note && <span className="break-words text-ink">{note}</span>}
            {proofIds.length > 0 && (
              <ProofPictures
                of="withdrawal"
                id={withdrawId}
                fileIds={proofIds}
                label={personName(text, by)}
              />
            )}
          </span>
        ),
      }))}
    />
  );
}

/** How long the one before had stood: what waited on a desk is seen at a glance. */
const waitedText = (text: Text, ms: number) =>
  text('console.cashier.after', { age: ageText(text, ms) });

/** The member, the clock and the rule for small ones have no name of their own. */
export function personName(text: Text, by: string): string {
  if (by === 'member') return text('console.cashier.byMember');
  if (by === 'clock') return text('console.cashier.byClock');
  if (by === 'rule') return text('console.cashier.byRule');
  return by;
}
