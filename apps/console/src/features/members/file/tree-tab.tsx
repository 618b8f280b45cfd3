import { membersOperator } from '@baize/contract';
import { rateText } from '@baize/money';
import { Figure, FigureRow, SectionHead, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { listSection } from '../../../shared/list/list.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { WordId } from '../../../shared/words.ts';
import { memberList } from '../member-list.tsx';
import type { MemberCard } from '../use-members.ts';

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
        <Figure label={text('console.member.downlines.title')}>
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
                {text(`console.category.${category}` as WordId)} {rateText(BigInt(rate))} %
              </span>
            ))}
          </span>
        </Figure>
      </FigureRow>
      <section>
        <SectionHead title={text('console.member.downlines.title')} />
        <Downlines given={{ memberId: card.member.id }} />
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

const Downlines = listSection(membersOperator.memberDownlines, {
  ...memberList,
  words: 'console.member.downlines',
});
