import { membersOperator } from '@baize/contract';
import { rateText } from '@baize/money';
import { Figure, FigureRow, SectionHead, textLinkClasses } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useFilters } from '../../../shared/list/search.ts';
import { trailOf } from '../../../shared/list/trail.ts';
import { TrailPager } from '../../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { MembersTable } from '../list/members-table.tsx';
import { type MemberCard, PAGE_SIZE } from '../use-members.ts';

/** Who stands above, and who directly below. */
export function TreeTab({ card }: { card: MemberCard }) {
  const text = useText();
  const rebates = Object.entries(card.rebates);
  return (
    <div className="flex flex-col gap-6">
      <section>
        <SectionHead title={text('console.member.chain')} />
        <Chain card={card} />
      </section>
      <FigureRow>
        <Figure label={text('console.member.direct')}>
          <span className="type-title num">{card.directDownlines}</span>
        </Figure>
        <Figure label={text('console.member.team')}>
          <span className="type-title num">{card.team}</span>
        </Figure>
        <Figure label={text('console.member.rebates')} className="max-md:col-span-2">
          {rebates.length === 0 && text('console.member.noRebates')}
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {rebates.map(([category, rate]) => (
              <span key={category} className="num whitespace-nowrap">
                {category} {rateText(BigInt(rate))} %
              </span>
            ))}
          </span>
        </Figure>
      </FigureRow>
      <section>
        <SectionHead title={text('console.member.direct')} />
        <Downlines memberId={card.member.id} />
      </section>
    </div>
  );
}

function Chain({ card }: { card: MemberCard }) {
  const text = useText();
  if (card.chain.length === 0) return <p className="text-ink-soft">{text('console.member.top')}</p>;
  return (
    <ol className="flex flex-wrap items-center gap-1.5">
      {card.chain.map(({ id, username }) => (
        <li key={id} className="flex items-center gap-1.5">
          <Link
            to="/members/$memberId"
            params={{ memberId: String(id) }}
            search={{ tab: 'tree' }}
            className={textLinkClasses}
          >
            {username}
          </Link>
          <ChevronRight aria-hidden className="size-4 text-ink-soft" />
        </li>
      ))}
      <li aria-current="true" className="font-semibold">
        {card.member.username}
      </li>
    </ol>
  );
}

function Downlines({ memberId }: { memberId: number }) {
  const text = useText();
  const [search] = useFilters();
  const after = Number(trailOf(search).at(-1)) || undefined;
  const list = useQuery({
    ...queryOf(membersOperator.memberDownlines, {
      memberId,
      size: PAGE_SIZE,
      ...(after && { after }),
    }),
    placeholderData: keepPreviousData,
  });
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  const next = list.data?.after ?? null;
  return (
    <>
      <MembersTable
        caption={text('console.member.direct')}
        rows={list.data?.list ?? []}
        isLoading={list.isPending}
        none={{
          title: text('console.member.noDownlines'),
          text: text('console.member.noDownlinesText'),
        }}
      />
      <TrailPager className="mt-4" next={next === null ? null : String(next)} />
    </>
  );
}
