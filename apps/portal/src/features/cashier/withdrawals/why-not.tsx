import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useHouseNow } from '../../../shared/times/use-house-now.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Note } from '../parts.tsx';
import { payoutQuery, turnoverQuery } from '../use-cashier.ts';
import { useMoneyWords } from '../use-money-words.ts';

/** Why nothing can be withdrawn now, before anything else is read or typed; and until when. */
export function WhyNot({ isUnderWay }: { isUnderWay: boolean }) {
  const reasons = useReasons(isUnderWay);
  if (reasons.length === 0) return null;
  return (
    <Note tone="warn" icon={<Clock aria-hidden />}>
      {reasons.map((reason) => (
        <span key={reason} className="block">
          {reason}
        </span>
      ))}
    </Note>
  );
}

function useReasons(isUnderWay: boolean): string[] {
  const text = useText();
  const words = useMoneyWords();
  const { dateAndTime } = useTimes();
  const now = useHouseNow();
  const left = useQuery(turnoverQuery).data?.left ?? 0n;
  const accounts = useQuery(payoutQuery).data?.list ?? [];
  if (isUnderWay) return [text('cashier.withdraw.underWay')];
  const soonest = Math.min(...accounts.map(({ usableAt }) => usableAt));
  const isWaiting = accounts.length > 0 && soonest > now;
  return [
    ...(left > 0n ? [text('cashier.withdraw.playFirst', { amount: words(left) })] : []),
    ...(isWaiting ? [text('cashier.withdraw.accountFrom', { when: dateAndTime(soonest) })] : []),
  ];
}
