import { cx } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { Bill } from '../contracts/contract-kinds.ts';
import { useFigures } from '../use-figures.tsx';
import type { Reasons } from './bill-reasons.ts';
import { unitsText } from './units-text.ts';

type Props = { bill: Bill; reasons: Reasons };

/** The sum, line by line, so that anyone can add it up again. */
export function BillLines({ bill, reasons }: Props) {
  const text = useText();
  const { rate, count } = useFigures();
  const isDividend = bill.kind === 'DIVIDEND';
  return (
    <dl className="mt-3 divide-y rounded-ctl border *:px-3.5">
      {isDividend && <LossLines reasons={reasons} />}
      {!isDividend && <Line name={text('agents.why.validBet')} amount={reasons.validBet} />}
      {bill.kind === 'DAILY' && reasons.base !== reasons.validBet && (
        <Line name={text('agents.why.sales')} amount={reasons.base} />
      )}
      {reasons.terms.tiers.some((tier) => tier.activeMembers > 0) && (
        <Line name={text('agents.why.activeMembers')}>{count(reasons.activeMembers)}</Line>
      )}
      {bill.kind !== 'HOURLY' && (
        <Line name={text('agents.why.rate')}>
          {reasons.tierAt < 0 ? text('agents.why.noTier') : rate(reasons.rate)}
        </Line>
      )}
      {reasons.exact !== bill.gross && (
        <Line name={text('agents.why.exact')}>{unitsText(reasons.exact)}</Line>
      )}
      <Line name={text('agents.why.gross')} amount={bill.gross} isStrong />
    </dl>
  );
}

/** What the company kept of the team: what came in, less all that went back. */
function LossLines({ reasons }: { reasons: Reasons }) {
  const text = useText();
  const { stake, payout, rebate, promotion, otherCosts, loss, carried, base } = reasons;
  return (
    <>
      <Line name={text('agents.why.stake')} amount={stake} />
      <Line name={text('agents.why.payout')} amount={-payout} />
      <Line name={text('agents.why.rebate')} amount={-rebate} />
      <Line name={text('agents.why.promotion')} amount={-promotion} />
      {otherCosts !== 0n && <Line name={text('agents.why.otherCosts')} amount={-otherCosts} />}
      <Line name={text('agents.why.loss')} amount={loss} isStrong />
      {base !== loss && (
        <>
          <Line name={text('agents.why.carried')} amount={carried} />
          <Line name={text('agents.why.base')} amount={base} isStrong />
        </>
      )}
    </>
  );
}

type LineProps = {
  name: ReactNode;
  amount?: bigint;
  isStrong?: boolean;
  children?: ReactNode;
};

export function Line({ name, amount, isStrong = false, children }: LineProps) {
  const { money } = useFigures();
  return (
    <div
      className={cx(
        'flex min-h-10 items-center justify-between gap-4 py-1.5',
        isStrong && 'bg-rail/50 font-semibold',
      )}
    >
      <dt className={isStrong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className="num text-end">{amount === undefined ? children : money(amount)}</dd>
    </div>
  );
}
