import { Tag, type Tone } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';
import type { Deposit, Withdrawal } from './cashier-rows.ts';

const WITHDRAWALS: Record<Withdrawal['state'], Tone> = {
  APPLIED: 'warn',
  RISK_REVIEW: 'warn',
  APPROVED: 'good',
  PAYING: 'info',
  PAY_FAILED: 'bad',
  DISBURSED: 'info',
  DISPUTE: 'bad',
  PARTIAL_DISPUTE: 'bad',
  RECEIVED: 'good',
  AUTO_RECEIVED: 'plain',
  FORCED_RECEIVED: 'plain',
  REFUNDED: 'plain',
  CANCELLED: 'plain',
};

export function WithdrawalTag({ state }: Pick<Withdrawal, 'state'>) {
  const text = useText();
  return <Tag tone={WITHDRAWALS[state]}>{text(`console.wd.state.${state}`)}</Tag>;
}

const DEPOSITS: Record<Deposit['state'], Tone> = {
  CREATED: 'plain',
  WAITING_PAYMENT: 'info',
  CONFIRMING: 'warn',
  SUCCESS: 'good',
  ADJUSTED_SUCCESS: 'good',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
  FAILED: 'bad',
};

export function DepositTag({ state }: Pick<Deposit, 'state'>) {
  const text = useText();
  return <Tag tone={DEPOSITS[state]}>{text(`console.dep.state.${state}`)}</Tag>;
}

const HINTS = [
  'FIRST',
  'LARGE',
  'PROFIT_MULTIPLE',
  'LITTLE_PLAY',
  'SHARED_ACCOUNT',
  'SHARED_DEVICE',
  'VELOCITY',
] as const;

/** What should be looked at twice; a hint this desk has no words for is shown as it is named. */
export function HintTags({ hints }: { hints: readonly string[] }) {
  const text = useText();
  if (hints.length === 0) return <span className="text-ink-soft">–</span>;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {hints.map((hint) => {
        const known = HINTS.find((one) => one === hint);
        return (
          <Tag key={hint} tone={hint === 'FIRST' ? 'info' : 'warn'}>
            {known ? text(`console.wd.hint.${known}`) : hint}
          </Tag>
        );
      })}
    </span>
  );
}
