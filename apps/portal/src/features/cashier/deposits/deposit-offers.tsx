import { type Language, type Output, promotionsActivities } from '@baize/contract';
import { rateText } from '@baize/money';
import { Button, cx, Tag } from '@baize/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';

type Offer = Output<typeof promotionsActivities.depositOffers.value>[number];

export const offersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['promotions', 'offers', language],
    queryFn: ({ signal }) => ask(promotionsActivities.depositOffers, {}, signal),
  });

/** Bonuses that the next deposit can bring: one is chosen here, before it is paid. */
export function DepositOffers() {
  const text = useText();
  const { language } = useLanguage();
  const { data = [] } = useQuery(offersQuery(language));
  if (data.length === 0) return null;
  return (
    <section aria-label={text('promotions.offers')}>
      <h3 className="type-label mb-2">{text('promotions.offers')}</h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {data.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const text = useText();
  const cache = useQueryClient();
  const choose = useMutation({
    mutationFn: () =>
      ask(offer.isJoined ? promotionsActivities.leave : promotionsActivities.join, {
        id: offer.id,
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['promotions'] }),
  });
  return (
    <li
      className={cx(
        'flex flex-col gap-2 rounded-card border bg-table p-4',
        offer.isJoined && 'border-brass',
      )}
    >
      <p className="flex items-start gap-2 font-semibold" dir="auto">
        <Gift aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
        {offer.title}
      </p>
      <p className="flex-1 text-[0.875rem] text-ink-soft">{useOfferWords(offer)}</p>
      <FormFault error={choose.error} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {offer.isJoined && <Tag tone="good">{text('promotions.offers.chosen')}</Tag>}
        {offer.mayLeave && (
          <Button kind="quiet" size="sm" isBusy={choose.isPending} onClick={() => choose.mutate()}>
            {text('promotions.offers.leave')}
          </Button>
        )}
        {!offer.isJoined && (
          <Button size="sm" isBusy={choose.isPending} onClick={() => choose.mutate()}>
            {text('promotions.offers.choose')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** "From 100.00 on: 100 % of it, up to 1,000.00. Played 10 times before a withdrawal." */
function useOfferWords({ minDeposit, rate, cap, money, multiple }: Offer): string {
  const text = useText();
  const sum = useSumWords();
  const gift =
    rate > 0
      ? text(cap === null ? 'promotions.offers.share' : 'promotions.offers.shareUpTo', {
          from: sum(minDeposit),
          percent: rateText(BigInt(rate)),
          cap: sum(cap ?? 0n),
        })
      : text('promotions.offers.fixed', { from: sum(minDeposit), amount: sum(money) });
  return `${gift} ${text(multiple > 0 ? 'promotions.term.multiple' : 'promotions.term.free', { multiple })}`;
}
