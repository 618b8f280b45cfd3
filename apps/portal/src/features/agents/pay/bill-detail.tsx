import { Button, Drawer } from '@baize/ui';
import { useState } from 'react';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Bill } from '../contracts/contract-kinds.ts';
import { TermsTable } from '../contracts/terms-table.tsx';
import { DaysText } from '../day-text.tsx';
import { useFigures } from '../use-figures.tsx';
import { BillHours } from './bill-hours.tsx';
import { BillLines, Line } from './bill-lines.tsx';
import { missingFor, type Reasons, reasonsOf } from './bill-reasons.ts';
import { BillSentence } from './bill-sentence.tsx';
import { BillState } from './bill-state.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';

type Props = {
  bill: Bill;
  /** Given to who owes it, while something is open. */
  onPay?: (() => void) | undefined;
  /** Given to who receives it: what looks wrong can be said. */
  mayContest: boolean;
  onClose: () => void;
};

/** A bill that explains itself: the amount, why it is so much, and what became of it. */
export function BillDetail({ bill, onPay, mayContest, onClose }: Props) {
  const text = useText();
  const [isContesting, setContesting] = useState(false);
  const { money } = useFigures();
  const reasons = reasonsOf(bill);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={text(`agents.billOf.${bill.kind}`)}
      className="w-[min(36rem,100vw)]!"
      footer={
        onPay && (
          <Button kind="brass" onClick={onPay}>
            {text('agents.pay.now')} {money(bill.gross - bill.paid)}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        <header>
          <p className="text-ink-soft">
            <DaysText from={bill.from} to={bill.to} /> · <bdi>{bill.receiver}</bdi>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            {money(bill.gross, { size: 'big' })}
            <BillState bill={bill} />
          </div>
        </header>
        <section aria-labelledby="bill-why">
          <h3 id="bill-why" className="type-card mb-2">
            {text('agents.why.title')}
          </h3>
          <BillSentence bill={bill} reasons={reasons} />
          <BillLines bill={bill} reasons={reasons} />
        </section>
        {bill.kind === 'HOURLY' && <BillHours hours={reasons.hours} exact={reasons.exact} />}
        <section>
          <h3 className="type-card mb-2.5">{text('agents.terms.title')}</h3>
          <TermsTable
            kind={bill.kind}
            terms={reasons.terms}
            {...(bill.kind !== 'HOURLY' && { reached: reasons.tierAt })}
          />
          {bill.kind !== 'HOURLY' && <NextTier reasons={reasons} />}
        </section>
        <Payment bill={bill} />
        {mayContest && (
          <Button kind="quiet" className="self-start" onClick={() => setContesting(true)}>
            {text('agents.dispute.title')}
          </Button>
        )}
        {isContesting && <DisputeDialog bill={bill} onClose={() => setContesting(false)} />}
      </div>
    </Drawer>
  );
}

function NextTier({ reasons }: { reasons: Reasons }) {
  const text = useText();
  const { moneyText, rate, count } = useFigures();
  const missing = missingFor(reasons);
  if (!missing) return null;
  const parts = [
    missing.activeMembers > 0 &&
      text('agents.missing.activeMembers', {
        count: missing.activeMembers,
        figure: count(missing.activeMembers),
      }),
    missing.validBet > 0n &&
      text('agents.missing.validBet', { amount: moneyText(missing.validBet) }),
    missing.loss > 0n && text('agents.missing.loss', { amount: moneyText(missing.loss) }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <div className="mt-3 text-[0.8125rem] text-ink-soft">
      <p>{text('agents.missing.title', { at: missing.at + 1, rate: rate(missing.rate) })}</p>
      <ul className="ms-4 list-disc">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}

/** Who pays, what was paid, and what the receiver passes on from it. */
function Payment({ bill }: { bill: Bill }) {
  const text = useText();
  const { dateAndTime } = useTimes();
  const { gross, paid, owed, owedPaid, payer, reason, at } = bill;
  return (
    <section>
      <h3 className="type-card mb-2.5">{text('agents.pay.title')}</h3>
      <p className="mb-3 text-ink-soft">{text(stateWords(bill), { reason: reason ?? '' })}</p>
      <dl className="divide-y rounded-ctl border *:px-3.5">
        <Line name={text('agents.pay.payer')}>
          {payer ? <bdi>{payer}</bdi> : text('agents.company')}
        </Line>
        <Line name={text('agents.pay.gross')} amount={gross} />
        <Line name={text('agents.pay.paid')} amount={paid} />
        {gross > paid && <Line name={text('agents.pay.open')} amount={gross - paid} isStrong />}
        {owed > 0n && (
          <>
            <Line name={text('agents.pay.owed')} amount={-owed} />
            <Line name={text('agents.pay.owedPaid')} amount={owedPaid} />
            <Line name={text('agents.pay.keeps')} amount={gross - owed} isStrong />
          </>
        )}
        <Line name={text('agents.pay.calculated')}>{dateAndTime(at)}</Line>
      </dl>
    </section>
  );
}

const FROZEN = 'ACCOUNT_FROZEN';

/** What became of it; what an operator refused, with their reason. */
function stateWords({ state, isHeld, reason, gross }: Bill) {
  if (gross === 0n) return 'agents.bill.NOTHING';
  if (isHeld) return 'agents.billText.HELD';
  const isRefused = state === 'REJECTED' && reason !== null && reason !== FROZEN;
  return isRefused ? 'agents.billText.REFUSED' : (`agents.billText.${state}` as const);
}
