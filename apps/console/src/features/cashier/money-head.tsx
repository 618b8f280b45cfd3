import { cx } from '@baize/ui';
import type { ReactNode } from 'react';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { useBrand } from '../../shared/session/use-status.ts';

type Props = {
  username: string;
  memberId: number;
  /** As people call it: `W-12`. */
  number: string;
  amount: bigint;
  /** Beside the sum. */
  aside?: ReactNode;
};

/** Whose money it is, how much, and under which number. */
export function MoneyHead({ username, memberId, number, amount, aside }: Props) {
  const { currency } = useBrand();
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="block font-semibold break-words">{username}</span>
          <MemberLink memberId={memberId} />
        </span>
        <span className="num text-ink-soft">{number}</span>
      </div>
      <h2 className={cx('mt-2', Boolean(aside) && 'flex flex-wrap items-center gap-3')}>
        <Sum size="big" amount={amount} currency={currency} />
        {aside}
      </h2>
    </>
  );
}
