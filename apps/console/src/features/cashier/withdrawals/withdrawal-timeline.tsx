import { Timeline } from '@baize/ui';
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
        time: times.dayAndTime(at),
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

/** The member, the clock and the rule for small ones have no name of their own. */
export function personName(text: Text, by: string): string {
  if (by === 'member') return text('console.cashier.byMember');
  if (by === 'clock') return text('console.cashier.byClock');
  if (by === 'rule') return text('console.cashier.byRule');
  return by;
}
