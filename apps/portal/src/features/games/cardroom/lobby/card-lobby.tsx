import { EmptyLine, SectionHead, Skeleton } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Fetched } from '../../../../shared/calls/fetched.tsx';
import { usePageTitle } from '../../../../shared/pages/page-title.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { RulesOfGame } from '../rules-of-game.tsx';
import { GameBadge } from './game-badge.tsx';
import { GameChoice } from './game-choice.tsx';
import { MyTables } from './my-tables.tsx';
import { PastHands } from './past-hands.tsx';
import { RoomActions } from './room-actions.tsx';
import type { CardGameCode, CardSearch } from './search.ts';
import { StakeCard } from './stake-card.tsx';
import { type Lobby, type LobbyGame, type Stake, useCardLobby } from './use-card-lobby.ts';

type Props = {
  title: string;
  games: readonly CardGameCode[];
  search: CardSearch;
  /** Below: the games of other houses. */
  children?: ReactNode;
};

/** The card room from its door: every game, every stake, who sits where, and the quick way in. */
export function CardLobby({ title, games, search, children }: Props) {
  const text = useText();
  usePageTitle(title);
  return (
    <>
      <SectionHead
        level={1}
        title={title}
        note={text('cardroom.lobby.note')}
        actions={<RoomActions key={search.code} code={search.code} />}
        className="max-md:[&>div]:ms-0"
      />
      <MyTables />
      <Fetched query={useCardLobby()} loading={<LobbyComing />}>
        {(lobby) => <Games lobby={lobby} games={games} search={search} />}
      </Fetched>
      {children}
    </>
  );
}

type GamesProps = Pick<Props, 'games' | 'search'> & { lobby: Lobby };

function Games({ lobby, games, search }: GamesProps) {
  const text = useText();
  const navigate = useNavigate();
  const [openStake, setOpenStake] = useState<string>();
  const offered = lobby.games.filter(({ game }) => games.includes(game));
  const chosen = offered.find(({ game }) => game === search.game) ?? offered[0];
  if (!chosen) return <EmptyLine>{text('cardroom.lobby.none')}</EmptyLine>;
  const cash = chosen.stakes.filter(({ entry }) => entry === null);
  const sitAndGos = chosen.stakes.filter(({ entry }) => entry !== null);
  const opened = { openStake, onOpen: setOpenStake };
  const choose = (game: CardGameCode) =>
    void navigate({ to: '.', search: { game }, resetScroll: false });
  return (
    <>
      {offered.length > 1 ? (
        <GameChoice games={offered} chosen={chosen.game} onChoose={choose} />
      ) : (
        <OnlyGame game={chosen} />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-8">
          <Stakes label={text('cardroom.lobby.stakes')} stakes={cash} {...opened} />
          {sitAndGos.length > 0 && (
            <div>
              <h2 className="type-title mb-1">{text('cardroom.sng.name')}</h2>
              <p className="mb-3 text-[0.8125rem] text-ink-soft">{text('cardroom.sng.note')}</p>
              <Stakes label={text('cardroom.sng.name')} stakes={sitAndGos} {...opened} />
            </div>
          )}
        </div>
        <aside className="flex flex-col gap-6">
          <section className="rounded-card border bg-table p-5">
            <h2 className="mb-3">
              <span className="type-label block">{chosen.name}</span>
              <span className="type-card">{text('cardroom.rules.title')}</span>
            </h2>
            <RulesOfGame game={chosen.game} stake={chosen.stakes[0]} />
          </section>
          <PastHands game={chosen.game} />
        </aside>
      </div>
    </>
  );
}

/** A page with one game says which, as the choice among many would. */
function OnlyGame({ game: { game, name } }: { game: LobbyGame }) {
  return (
    <div className="mb-4 flex items-center gap-4 overflow-hidden rounded-card border bg-table">
      <GameBadge game={game} className="h-20 w-36 shrink-0 md:w-44" />
      <h2 className="type-title">{name}</h2>
    </div>
  );
}

type StakesProps = {
  label: string;
  stakes: readonly Stake[];
  openStake: string | undefined;
  onOpen: (stakeId: string | undefined) => void;
};

function Stakes({ label, stakes, openStake, onOpen }: StakesProps) {
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      {stakes.map((stake) => (
        <StakeCard
          key={stake.stakeId}
          stake={stake}
          isOpen={openStake === stake.stakeId}
          onOpen={() => onOpen(openStake === stake.stakeId ? undefined : stake.stakeId)}
        />
      ))}
    </section>
  );
}

function LobbyComing() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-24" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
