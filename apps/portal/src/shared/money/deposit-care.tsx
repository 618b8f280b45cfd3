import { protection } from '@baize/contract';
import { moneyWords } from '@baize/money';
import { Button } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useBrand } from '../brand/use-status.ts';
import { ask } from '../calls/api.ts';
import { useText } from '../words/use-text.ts';
import { openProtection, protectionQuery } from './protection.ts';

/** Beside paying in: what one's own limit leaves, the first question about limits, and the way to them. */
export function DepositCare() {
  const text = useText();
  const { locale } = useIntl();
  const { currencySymbol: symbol, currencyPosition: position } = useBrand();
  const state = useQuery(protectionQuery).data;
  const cache = useQueryClient();
  const skip = useMutation({
    mutationFn: () => ask(protection.review, {}),
    onSuccess: (now) => cache.setQueryData(protectionQuery.queryKey, now),
  });
  if (!state) return null;
  if (state.isFirstQuestionDue) {
    return (
      <section className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border bg-table px-4 py-3.5">
        <div className="min-w-56 flex-1">
          <h3 className="font-semibold">{text('protection.first.title')}</h3>
          <p className="text-[0.8125rem] text-ink-soft">{text('protection.first.text')}</p>
        </div>
        <div className="flex gap-2">
          <Button size="sm" onClick={openProtection}>
            {text('protection.first.set')}
          </Button>
          <Button size="sm" kind="quiet" isBusy={skip.isPending} onClick={() => skip.mutate()}>
            {text('protection.first.skip')}
          </Button>
        </div>
      </section>
    );
  }
  const left = state.depositLeft;
  const amount = left === null ? '' : moneyWords(left, { locale, symbol, position });
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-ink-soft">
      <HeartHandshake aria-hidden className="size-4 shrink-0" />
      {left !== null && <span>{text('protection.deposit.left', { amount })}</span>}
      <button type="button" className="underline underline-offset-3" onClick={openProtection}>
        {text('protection.link')}
      </button>
    </p>
  );
}
