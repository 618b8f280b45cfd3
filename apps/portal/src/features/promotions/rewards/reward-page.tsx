import { promotionsActivities, promotionsRewards } from '@baize/contract';
import { Button, EmptyLine, Pager, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useGiftCall, useGivenWords } from '../use-gift-call.ts';
import { promotionsKey, type Rewards, rewardsQuery, usePromotionNews } from '../use-promotions.ts';
import { CodeForm } from './code-form.tsx';

/** What waits to be claimed, all at once or one by one; below it everything that was ever given. */
export function RewardPage() {
  usePromotionNews();
  const { language } = useLanguage();
  return (
    <div className="flex flex-col gap-8">
      <Fetched query={useQuery(rewardsQuery(language))}>
        {(rewards) => <Waiting rewards={rewards} />}
      </Fetched>
      <CodeForm />
      <Gifts />
    </div>
  );
}

function Waiting({ rewards }: { rewards: Rewards }) {
  const text = useText();
  const given = useGivenWords();
  const all = useGiftCall({
    send: (_order: object, requestId) => ask(promotionsRewards.claimAll, { requestId }),
    says: (value) => text('promotions.received', { what: given(value) }),
  });
  const sum = {
    money: rewards.money,
    points: rewards.points,
    tickets: rewards.list.reduce((count, { tickets }) => count + tickets, 0),
    spins: rewards.list.reduce((count, { spins }) => count + spins, 0),
    freeBet: rewards.list.reduce((stake, { freeBet }) => stake + freeBet, 0n),
    goods: rewards.list.reduce((count, { goods }) => count + goods, 0),
  };
  return (
    <div className="flex flex-col gap-4">
      <Panel className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <div className="type-label mb-1.5">{text('promotions.rewards.ready')}</div>
          <b className="text-[1.75rem]">{given(sum)}</b>
        </div>
        <Button
          kind="brass"
          size="lg"
          isBusy={all.isBusy}
          disabled={rewards.list.length === 0}
          onClick={() => all.start({})}
        >
          {text('promotions.claimAll')}
        </Button>
      </Panel>
      {rewards.list.length === 0 && <EmptyLine>{text('promotions.rewards.none')}</EmptyLine>}
      <ul className="flex flex-col gap-2">
        {rewards.list.map((reward) => (
          <RewardRow
            key={`${reward.campaignId}/${reward.cycleKey}/${reward.step}`}
            reward={reward}
          />
        ))}
      </ul>
    </div>
  );
}

function RewardRow({ reward }: { reward: Rewards['list'][number] }) {
  const text = useText();
  const given = useGivenWords();
  const { dateAndTime } = useTimes();
  const claiming = useGiftCall({
    send: (order: { id: string; cycleKey: string; step: number }, requestId) =>
      ask(promotionsActivities.claim, { ...order, requestId }),
    says: (value) => text('promotions.received', { what: given(value) }),
  });
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-card border bg-table px-4 py-3">
      <div className="min-w-[min(100%,15rem)] flex-1" dir="auto">
        <b className="block font-semibold wrap-anywhere">{reward.title}</b>
        <span className="text-[0.8125rem] text-ink-soft">
          {text(reward.multiple > 0 ? 'promotions.term.multiple' : 'promotions.term.free', {
            multiple: reward.multiple,
          })}{' '}
          {reward.expiresAt && text('promotions.until', { when: dateAndTime(reward.expiresAt) })}
        </span>
      </div>
      <span className="font-semibold">{given(reward)}</span>
      <Button
        kind="brass"
        size="sm"
        isBusy={claiming.isBusy}
        onClick={() =>
          claiming.start({ id: reward.campaignId, cycleKey: reward.cycleKey, step: reward.step })
        }
      >
        {text('promotions.state.CLAIM')}
      </Button>
    </li>
  );
}

const SHOWN = 20;

function Gifts() {
  const text = useText();
  const given = useGivenWords();
  const { dateAndTime } = useTimes();
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: promotionsKey('gifts', page, language),
    queryFn: ({ signal }) => ask(promotionsRewards.gifts, { page, size: SHOWN }, signal),
  });
  return (
    <section>
      <h3 className="type-card mb-3">{text('promotions.history')}</h3>
      <Fetched query={query}>
        {({ list, totalPages }) => (
          <>
            {list.length === 0 && <EmptyLine>{text('promotions.history.none')}</EmptyLine>}
            <ul className="flex flex-col">
              {list.map((gift) => (
                <li
                  key={gift.id}
                  className="flex flex-wrap items-baseline justify-between gap-3 border-t py-2.5 first:border-0"
                >
                  <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
                    {gift.title}
                  </span>
                  <span className="font-semibold">{given(gift)}</span>
                  <time className="w-full text-[0.8125rem] text-ink-soft sm:w-auto">
                    {dateAndTime(gift.at)}
                  </time>
                </li>
              ))}
            </ul>
            {totalPages > 1 && <Pager page={page} pageCount={totalPages} onPage={setPage} />}
          </>
        )}
      </Fetched>
    </section>
  );
}
