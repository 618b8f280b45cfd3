import { cardroomParts } from '@baize/contract';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { CardTablePage } from './card-table-page.tsx';
import { CardLobby } from './lobby/card-lobby.tsx';
import type { CardGameCode, CardSearch } from './lobby/search.ts';
import { PastHandDialog } from './past/past-hand.tsx';

/** Board games stand among the cards, and on a page of their own. */
const GAMES: Readonly<Record<'PVP' | 'BGS', readonly CardGameCode[]>> = {
  PVP: cardroomParts.games,
  BGS: ['xiangqi'],
};

type Props = { category: 'PVP' | 'BGS'; search: CardSearch; children?: ReactNode };

/** The card room: its lobby, one of its tables, and over either a hand of before. */
export function CardroomPage({ category, search, children }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const closeHand = () => {
    const { hand: _, ...rest } = search;
    void navigate({ to: '.', search: rest, resetScroll: false });
  };
  return (
    <>
      {search.table ? (
        <CardTablePage key={search.table} tableId={search.table} search={search} />
      ) : (
        <CardLobby
          title={text(`catalogue.category.${category}`)}
          games={GAMES[category]}
          search={search}
        >
          {children}
        </CardLobby>
      )}
      <PastHandDialog handId={search.hand} onClose={closeHand} />
    </>
  );
}
