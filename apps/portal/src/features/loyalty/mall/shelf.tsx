import { Button, ChipGroup, cx, EmptyLine, NativeSelect, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { clubQuery } from '../../../shared/money/club.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useSumWords } from '../use-loyalty.ts';
import { RedeemModal } from './redeem-modal.tsx';
import { type Good, goodsQuery, pointsQuery, useNumber, wholePoints } from './use-mall.ts';

type Standing = { held: number; level: number; isMember: boolean };

type Filter = 'ALL' | 'REACH' | 'GOODS' | 'MONEY' | 'TICKETS' | 'SPINS';

const FILTERS: Record<Filter, (good: Good, standing: Standing) => boolean> = {
  ALL: () => true,
  REACH: (good: Good, { held }: Standing) => held >= wholePoints(good.points),
  GOODS: ({ kind }: Good) => kind === 'GOODS',
  MONEY: ({ kind }: Good) => kind === 'MONEY',
  TICKETS: ({ kind }: Good) => kind === 'TICKETS',
  SPINS: ({ kind }: Good) => kind === 'SPINS',
};

const SORTS = {
  house: () => 0,
  fewest: (a: Good, b: Good) => wholePoints(a.points - b.points),
  most: (a: Good, b: Good) => wholePoints(b.points - a.points),
} satisfies Record<string, (a: Good, b: Good) => number>;
type Sort = keyof typeof SORTS;

/** Goods in their case, by kind, reach and name. */
export function Shelf({ isMember }: { isMember: boolean }) {
  const token = useSession()?.token;
  const { language } = useLanguage();
  const points = useQuery(pointsQuery(isMember ? token : undefined)).data;
  const club = useQuery(clubQuery(isMember ? token : undefined)).data;
  const standing = {
    held: points ? wholePoints(points.balance) : 0,
    level: club?.level ?? 0,
    isMember,
  };
  return (
    <Fetched query={useQuery(goodsQuery(token, language))}>
      {({ list }) => <Case goods={list} standing={standing} />}
    </Fetched>
  );
}

function Case({ goods, standing }: { goods: readonly Good[]; standing: Standing }) {
  const text = useText();
  const [filter, setFilter] = useState<Filter>('ALL');
  const [sort, setSort] = useState<Sort>('house');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Good>();
  const wanted = search.trim().toLocaleLowerCase();
  const filters = (Object.keys(FILTERS) as Filter[]).filter(
    (one) =>
      one === 'ALL' ||
      (one === 'REACH' ? standing.isMember : goods.some((good) => FILTERS[one](good, standing))),
  );
  const shown = goods
    .filter((good) => FILTERS[filter](good, standing))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .toSorted(SORTS[sort]);
  if (goods.length === 0) {
    return (
      <StatePage
        state="empty"
        level={2}
        isWide
        title={text('loyalty.none.title')}
        text={text('loyalty.none.text')}
      />
    );
  }
  return (
    <>
      <ShelfBar
        filters={filters}
        filter={filter}
        onFilter={setFilter}
        sort={sort}
        onSort={setSort}
        search={search}
        onSearch={setSearch}
      />
      {shown.length === 0 && <EmptyLine>{text('loyalty.mall.nothing')}</EmptyLine>}
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3.5 xl:grid-cols-4">
        {shown.map((good) => (
          <GoodCard
            key={good.id}
            good={good}
            standing={standing}
            onRedeem={() => (standing.isMember ? setChosen(good) : overlay.open('login'))}
          />
        ))}
      </ul>
      {chosen && (
        <RedeemModal good={chosen} held={standing.held} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

type BarProps = {
  filters: readonly Filter[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  search: string;
  onSearch: (search: string) => void;
};

function ShelfBar({ filters, filter, onFilter, sort, onSort, search, onSearch }: BarProps) {
  const text = useText();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <ChipGroup
        label={text('loyalty.mall.filter')}
        value={filter}
        onChange={onFilter}
        chips={filters.map((value) => ({ value, label: text(`loyalty.mall.filter.${value}`) }))}
      />
      <div className="ms-auto flex min-w-0 flex-1 gap-2 sm:max-w-96">
        <TextInput
          type="search"
          aria-label={text('loyalty.mall.search')}
          placeholder={text('loyalty.mall.search')}
          value={search}
          maxLength={60}
          onChange={(event) => onSearch(event.target.value)}
        />
        <NativeSelect
          aria-label={text('loyalty.mall.sort')}
          value={sort}
          onChange={(event) => onSort(event.target.value as Sort)}
          options={(Object.keys(SORTS) as Sort[]).map((value) => ({
            value,
            label: text(`loyalty.mall.sort.${value}`),
          }))}
        />
      </div>
    </div>
  );
}

type CardProps = { good: Good; standing: Standing; onRedeem: () => void };
const FEW = 10;

/** What is said over the picture: gone, for whom, how few, or how soon. */
function useTag({ stock, level, kind }: Good): string {
  const text = useText();
  if (stock === 0) return text('loyalty.mall.gone');
  if (level > 0) return text('loyalty.mall.from', { level });
  if (stock < FEW) return text('loyalty.mall.left', { count: stock });
  return kind === 'GOODS' ? '' : text('loyalty.mall.atOnce');
}

function GoodCard({ good, standing, onRedeem }: CardProps) {
  const text = useText();
  const sum = useSumWords();
  const number = useNumber();
  const points = wholePoints(good.points);
  const isGone = good.stock === 0;
  const isClosed = good.level > standing.level && standing.isMember;
  const isTaken = good.limit !== null && good.taken >= good.limit;
  const isShort = standing.isMember && standing.held < points;
  const tag = useTag(good);
  return (
    <li className="group flex flex-col overflow-hidden rounded-card border bg-table transition-[transform,border-color] hover:-translate-y-0.5 hover:border-line-strong motion-reduce:transform-none">
      <div className="relative aspect-4/3 overflow-hidden">
        <img
          src={good.picture}
          alt=""
          loading="lazy"
          className={cx(
            'size-full object-cover transition-transform duration-300 group-hover:scale-104 motion-reduce:transform-none',
            isGone && 'brightness-60 grayscale',
          )}
        />
        {tag && (
          <span className="absolute start-2.5 top-2.5 rounded-full bg-[#0a1210d9] px-2.5 py-1 text-[0.75rem] font-semibold text-[#f1ecdf]">
            {tag}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3.5">
        <h3 className="font-display text-[1.375rem]/[1.05] font-semibold wrap-anywhere" dir="auto">
          {good.name}
        </h3>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-2">
          <div className="text-[0.9375rem]/[1.3] font-semibold tabular-nums">
            {text('loyalty.points.count', { count: points, shown: number(points) })}
            <small className="block text-[0.8125rem] font-medium text-ink-soft">
              {good.amount > 0n
                ? text('loyalty.mall.and', { amount: sum(good.amount) })
                : text('loyalty.mall.free')}
            </small>
          </div>
          {!isShort && (
            <Button
              size="sm"
              className="max-sm:w-full"
              disabled={isGone || isClosed || isTaken}
              onClick={onRedeem}
            >
              {isTaken ? text('loyalty.mall.had') : text('loyalty.mall.redeem')}
            </Button>
          )}
        </div>
        {isShort && !isGone && <Reach held={standing.held} points={points} />}
      </div>
    </li>
  );
}

function Reach({ held, points }: { held: number; points: number }) {
  const text = useText();
  const number = useNumber();
  return (
    <div>
      <div className="h-1.5 overflow-hidden rounded-full bg-rail">
        <div
          className="h-full rounded-full bg-brass"
          style={{ width: `${Math.min(100, (100 * held) / points)}%` }}
        />
      </div>
      <span className="mt-1 block text-[0.75rem] text-ink-soft tabular-nums">
        {text('loyalty.mall.toGo', { shown: number(points - held) })}
      </span>
    </div>
  );
}
