import { buttonClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useOddsFormat } from '../../shared/sportsbook/odds-format.ts';
import { useText } from '../../shared/words/use-text.ts';
import { BetList } from './bets/bet-list.tsx';
import { createBook } from './book.ts';
import { BookView } from './lobby/book-view.tsx';
import { LeagueTree } from './lobby/league-tree.tsx';
import { SportsRow } from './lobby/sports-row.tsx';
import { Tools } from './lobby/tools.tsx';
import type { Category } from './lobby/use-lobby.ts';
import { MatchPage } from './match/match-page.tsx';
import { BookContext } from './prices/use-book.ts';
import type { SportsSearch } from './search.ts';
import { LoadCode } from './slip/load-code.tsx';
import { LoadShared } from './slip/load-shared.tsx';
import { SlipColumn } from './slip/slip-column.tsx';
import { SlipSheet } from './slip/slip-sheet.tsx';
import './sports.css';

type Props = {
  category: Category;
  search: SportsSearch;
  /** A vendor whose book is offered beside the house's own. */
  otherVendor?: string | undefined;
};

/** The house's own book: leagues beside it, the slip always in reach. */
export function SportsPage({ category, search, otherVendor }: Props) {
  const book = useMemo(createBook, []);
  const format = useOddsFormat();
  const [isSlipOpen, setSlipOpen] = useState(false);
  const openSlip = () => setSlipOpen(true);
  return (
    <BookContext value={book}>
      <div className="@container/page">
        <div
          data-odds={format}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_19.5rem] @[72rem]/page:grid-cols-[11.5rem_minmax(0,1fr)_19.5rem]"
        >
          <LeagueTree
            category={category}
            search={search}
            className="sticky top-[calc(var(--head)+1rem)] max-h-[calc(100dvh-var(--head)-2rem)] overflow-y-auto [scrollbar-width:none] @max-[72rem]/page:hidden"
          />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
            <SportsRow category={category} search={search} />
            <Shown category={category} search={search} onSlip={openSlip} />
            {otherVendor && <OtherBooks vendor={otherVendor} />}
          </div>
          <SlipColumn className="max-lg:hidden" />
        </div>
      </div>
      <SlipSheet isOpen={isSlipOpen} onOpen={openSlip} onClose={() => setSlipOpen(false)} />
      {search.slip && <LoadShared code={search.slip} onLoaded={openSlip} />}
    </BookContext>
  );
}

type ShownProps = Pick<Props, 'category' | 'search'> & { onSlip: () => void };

function Shown({ category, search, onSlip }: ShownProps) {
  if (search.match) return <MatchPage key={search.match} matchId={search.match} />;
  return (
    <>
      <Tools category={category} search={search} />
      {search.view === 'bets' ? (
        <section className="rounded-card border bg-table">
          <BetList onRepeat={onSlip} />
          {/* A phone shows no slip while it is empty. */}
          <LoadCode className="border-t p-4 lg:hidden" />
        </section>
      ) : (
        <BookView category={category} search={search} />
      )}
    </>
  );
}

function OtherBooks({ vendor }: { vendor: string }) {
  const text = useText();
  return (
    <Link
      to="."
      search={{ vassalage: vendor }}
      className={buttonClasses({ className: 'justify-self-start' })}
    >
      {text('sportsbook.providers')}
    </Link>
  );
}
