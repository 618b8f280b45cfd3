import { type Output, referralInvite } from '@baize/contract';
import { ChipGroup, Money, Pager, ProgressBar, Tag, type Tone } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { StatePage } from '../../shared/pages/state-page.tsx';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { type Overview, referralKey } from './use-referral.ts';

type Friend = Output<typeof referralInvite.friends.value>['list'][number];

const SIZE = 20;
const LEVELS = ['1', '2', '3'] as const;
type Level = (typeof LEVELS)[number];

const TONES: Record<Friend['state'], Tone> = {
  WAITING: 'warn',
  QUALIFIED: 'good',
  LAPSED: 'plain',
  INVALID: 'bad',
};

/** Friends of one level, and how far each is. */
export function FriendsTab({ overview }: { overview: Overview }) {
  const text = useText();
  const [level, setLevel] = useState<Level>('1');
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: referralKey('friends', level, page),
    queryFn: ({ signal }) =>
      ask(referralInvite.friends, { level: Number(level), page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-4">
      <ChipGroup
        label={text('referral.levels')}
        value={level}
        onChange={(next) => {
          setLevel(next);
          setPage(1);
        }}
        chips={LEVELS.map((value) => ({
          value,
          label: text('referral.level', { level: Number(value) }),
          count: overview.levels.find((one) => one.level === Number(value))?.friends ?? 0,
        }))}
      />
      <Fetched query={query}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={text('referral.friends')}
              columns={columns}
              rows={list}
              rowId={({ name, joinedAt }) => `${name} ${joinedAt}`}
              isSortedByServer
              empty={
                <StatePage
                  isWide
                  level={3}
                  state="empty"
                  title={text('referral.friends.none')}
                  text={text('referral.friends.none.text')}
                />
              }
            />
            {totalPages > 1 && <Pager page={page} pageCount={totalPages} onPage={setPage} />}
          </>
        )}
      </Fetched>
    </div>
  );
}

function useColumns(): readonly Column<Friend>[] {
  const text = useText();
  const parts = useMoneyParts();
  const { date } = useTimes();
  // biome-ignore lint/correctness/useExhaustiveDependencies: amounts and times follow the language, as text does
  return useMemo(
    (): readonly Column<Friend>[] => [
      {
        id: 'name',
        header: text('referral.friend'),
        onCard: 'title',
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      {
        id: 'joined',
        header: text('referral.joined'),
        cell: ({ joinedAt }) => date(joinedAt),
      },
      {
        id: 'state',
        header: text('referral.state'),
        onCard: 'aside',
        cell: ({ state, reason }) => (
          <Tag tone={TONES[state]}>
            {state === 'INVALID' && reason
              ? text(`referral.reason.${reason}`)
              : text(`referral.state.${state}`)}
          </Tag>
        ),
      },
      {
        id: 'progress',
        header: text('referral.progress'),
        cell: (friend) => <Progress friend={friend} />,
      },
      {
        id: 'brought',
        header: text('referral.brought'),
        align: 'figure',
        cell: ({ brought }) => <Money parts={parts(brought)} />,
      },
    ],
    [text],
  );
}

function Progress({ friend }: { friend: Friend }) {
  const text = useText();
  if (friend.state !== 'WAITING') return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-soft">
      <Done isDone={friend.hasPhone} words={text('referral.has.phone')} />
      <Done isDone={friend.hasDeposit} words={text('referral.has.deposit')} />
      <span className="flex items-center gap-2">
        {text('referral.has.play')}
        <ProgressBar
          label={text('referral.has.play')}
          value={friend.playedPercent}
          className="w-20"
        />
      </span>
    </span>
  );
}

function Done({ isDone, words }: { isDone: boolean; words: string }) {
  const text = useText();
  return (
    <span className="flex items-center gap-1">
      {isDone ? (
        <Check aria-hidden className="size-4 text-felt-text" />
      ) : (
        <Minus aria-hidden className="size-4" />
      )}
      {words}
      <span className="sr-only">{text(isDone ? 'referral.done' : 'referral.missing')}</span>
    </span>
  );
}
