import { type Output, referralInvite, referralKinds } from '@baize/contract';
import { ChipGroup, cx, EmptyLine } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { useSumWords } from '../../shared/money/use-sum-words.ts';
import { useText } from '../../shared/words/use-text.ts';
import { referralKey } from './use-referral.ts';

type Period = (typeof referralKinds.rankingPeriods)[number];
type Shown = Output<typeof referralInvite.ranking.value>;

/** Who earned most by their friends, with one's own place. */
export function RankingTab() {
  const text = useText();
  const [period, setPeriod] = useState<Period>('MONTH');
  const query = useQuery({
    queryKey: referralKey('ranking', period),
    queryFn: ({ signal }) => ask(referralInvite.ranking, { period }, signal),
  });
  return (
    <div className="flex flex-col gap-4">
      <ChipGroup
        label={text('referral.period')}
        value={period}
        onChange={setPeriod}
        chips={referralKinds.rankingPeriods.map((value) => ({
          value,
          label: text(`referral.period.${value}`),
        }))}
      />
      <Fetched query={query}>{(shown) => <Ranks shown={shown} />}</Fetched>
    </div>
  );
}

function Ranks({ shown }: { shown: Shown }) {
  const text = useText();
  const sum = useSumWords();
  if (shown.list.length === 0) {
    return <EmptyLine>{text('referral.ranking.none')}</EmptyLine>;
  }
  return (
    <>
      <ol className="overflow-hidden rounded-card border">
        {shown.list.map(({ rank, name, amount, isOwn }) => (
          <li
            key={rank}
            className={cx(
              'grid grid-cols-[2rem_1fr_auto] items-center gap-3 border-t px-4 py-2 tabular-nums first:border-0',
              isOwn && 'bg-brass-wash',
            )}
          >
            <b className={cx(rank <= 3 && 'text-brass-text')}>{rank}</b>
            <bdi className="truncate">{name}</bdi>
            <span className="font-semibold">{sum(amount)}</span>
          </li>
        ))}
      </ol>
      {shown.own && (
        <p className="font-semibold">
          {text('referral.ranking.own', { rank: shown.own.rank, sum: sum(shown.own.amount) })}
        </p>
      )}
    </>
  );
}
