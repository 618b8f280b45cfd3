import { buttonClasses, SectionHead } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { GameTile } from '../../../shared/games/tile.tsx';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { OfferedGames } from '../offered-games.tsx';
import { GridSkeleton } from './game-grid.tsx';
import { MembersOnly } from './members-only.tsx';
import { type OwnGames, useOwnGames } from './use-own-games.ts';

const STATES = { favorite: 'no-favourites', recent: 'no-bets' } as const;

/** The games of the account: those marked with the heart, or those played last. */
export function OwnGamesPage({ which }: { which: OwnGames }) {
  const text = useText();
  const kind = useSession()?.kind;
  const isMember = kind === 'member' || kind === 'agent';
  const { data: games } = useOwnGames(which, isMember);
  return (
    <>
      <SectionHead
        level={1}
        title={text(`catalogue.${which}.title`)}
        note={games && text('catalogue.count', { count: games.length })}
      />
      {isMember ? <OwnGamesWall which={which} /> : <MembersOnly />}
    </>
  );
}

function OwnGamesWall({ which }: { which: OwnGames }) {
  const text = useText();
  const errorWords = useErrorWords();
  const { data: games, error } = useOwnGames(which, true);
  if (error && !games) {
    return <StatePage isWide isAlert level={2} state="error" title={errorWords(error)} />;
  }
  if (!games) return <GridSkeleton />;
  if (games.length === 0) return <NoneYet which={which} />;
  return (
    <ul
      aria-label={text('catalogue.list.label')}
      className="grid grid-cols-3 gap-2.5 md:grid-cols-4 md:gap-4 lg:grid-cols-5 xl:grid-cols-6"
    >
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  );
}

function NoneYet({ which }: { which: OwnGames }) {
  const text = useText();
  return (
    <>
      <StatePage
        isWide
        state={STATES[which]}
        level={2}
        title={text(`catalogue.${which}.none`)}
        text={text(`catalogue.${which}.noneText`)}
        actions={
          <Link to="/" className={buttonClasses({ kind: 'brass' })}>
            {text('system.toLobby')}
          </Link>
        }
      />
      <div className="mt-6">
        <OfferedGames isWide gameType="" />
      </div>
    </>
  );
}
