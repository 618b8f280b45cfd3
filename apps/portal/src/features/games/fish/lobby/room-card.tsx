import { type SeaLook, seaAddress, seaLooks, swimmerAddress } from '@baize/art/fish';
import { fishRooms, type SpeciesCode, species } from '@baize/games';
import { Avatar, cx, Money, Skeleton } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Heart, Users } from 'lucide-react';
import { useFavourite } from '../../../../shared/games/favourites.tsx';
import { useLaunchGame } from '../../../../shared/games/launch.tsx';
import type { Game } from '../../../../shared/games/launch-address.ts';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { faceAddress } from '../../beside/face-address.ts';
import { OWN_VENDOR, useListing } from '../../use-game.ts';
import { useSpeciesName } from '../species-name.ts';
import type { FishRoomTile } from './use-fish-rooms.ts';

type Props = { room: FishRoomTile };

/** A room as its water: its name, its boss, what a shot costs, and who is in it now. */
export function RoomCard({ room }: Props) {
  const { data: game, isError } = useListing(room.room);
  // A room that the catalogue does not list is not offered.
  if (isError) return null;
  return (
    <li
      data-theme="dark"
      className="group relative h-56 overflow-hidden rounded-card border bg-[#04202f] text-ink md:h-64"
    >
      <Water room={room} />
      {game ? <Plate room={room} game={game} /> : <Skeleton className="absolute inset-0" />}
    </li>
  );
}

const lookOf = (look: string): SeaLook => seaLooks.find((known) => known === look) ?? 'reef';

/** The boss of the room and the two dearest that swim with it. */
function faunaOf(code: string): { boss: SpeciesCode | undefined; others: SpeciesCode[] } {
  const room = fishRooms.find((one) => one.code === code);
  const others = dearestFirst((room?.species ?? []).map(([one]) => one)).slice(0, 2);
  return { boss: dearestFirst(room?.bosses ?? [])[0], others };
}

const dearestFirst = (codes: readonly SpeciesCode[]) =>
  [...codes].sort((one, other) => species[other].worth - species[one].worth);

function Water({ room: { room, look } }: Props) {
  const { boss, others } = faunaOf(room);
  return (
    <span aria-hidden className="absolute inset-0">
      <img
        src={seaAddress(lookOf(look))}
        alt=""
        className="absolute inset-0 size-full object-cover object-bottom transition-transform duration-200 group-hover:scale-[1.03]"
      />
      {others.map((one, place) => (
        <img
          key={one}
          src={swimmerAddress(one)}
          alt=""
          className={cx(
            'absolute w-[14%] max-w-24',
            place === 0 ? 'end-[6%] bottom-[8%]' : 'end-[52%] top-[7%]',
          )}
        />
      ))}
      {boss && (
        <img
          src={swimmerAddress(boss)}
          alt=""
          className="absolute end-[2%] top-[14%] max-h-[62%] w-[52%] object-contain rtl:-scale-x-100"
        />
      )}
      <span className="absolute inset-0 bg-[linear-gradient(75deg,#020e18f2_12%,#020e18a6_42%,transparent_72%)] rtl:bg-[linear-gradient(-75deg,#020e18f2_12%,#020e18a6_42%,transparent_72%)]" />
    </span>
  );
}

function Plate({ room, game }: Props & { game: Game }) {
  const text = useText();
  const parts = useMoneyParts();
  const kind = useSession()?.kind;
  const launch = useLaunchGame();
  const { costs, isOpen } = room;
  const isAsked = kind === 'trial' || game.maintenance;
  return (
    <>
      <div className="absolute inset-0 flex flex-col items-start justify-end gap-2 p-4 pe-[44%] md:p-5 md:pe-[44%]">
        <h2
          className={cx(
            'font-display font-semibold text-[#fff3d2]',
            hasLongWord(game.displayName)
              ? 'text-[1.3rem]/tight'
              : 'text-[1.9rem]/none rtl:max-md:text-2xl',
          )}
        >
          <Link
            to="/seamless"
            search={{ vendor: OWN_VENDOR, gameCode: room.room }}
            onClick={(event) => {
              if (!isAsked) return;
              event.preventDefault();
              launch(game);
            }}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {game.displayName}
          </Link>
        </h2>
        <Boss room={room.room} />
        <p className="flex flex-wrap items-baseline gap-x-2 text-[0.8125rem] text-[#f4d58b]">
          {text('fish.door.shot')}
          <span dir="ltr" className="flex items-baseline gap-1.5 text-base font-semibold">
            <Money parts={parts(costs[0]!)} />–<Money parts={parts(costs.at(-1)!)} />
          </span>
        </p>
        {isOpen && !game.maintenance ? (
          <Crowd room={room} />
        ) : (
          <p className="text-[0.8125rem] font-semibold">{text('fish.door.closed')}</p>
        )}
      </div>
      <Favourite game={game} />
    </>
  );
}

/** A word that would lie upon the boss if it were written large; letters of other scripts are wider. */
const hasLongWord = (name: string) =>
  name.split(' ').some((word) => [...word].length > (/\p{Script=Latin}/u.test(word) ? 8 : 6));

function Boss({ room }: { room: string }) {
  const nameOf = useSpeciesName();
  const { boss } = faunaOf(room);
  if (!boss) return null;
  return (
    <p className="flex items-center gap-2 text-[0.8125rem] text-[#eaf6ff]">
      {nameOf(boss)}
      <span dir="ltr" className="num rounded-full bg-[#02182899] px-2 py-0.5 font-semibold">
        ×{species[boss].worth}
      </span>
    </p>
  );
}

/** Faces of some who sit there, and how many they are in all. */
function Crowd({ room: { here, players } }: Props) {
  const text = useText();
  return (
    <p role="status" className="flex items-center gap-2 text-[0.8125rem] text-[#eaf6ff]">
      {here.length > 0 ? (
        <span className="flex -space-x-2 rtl:space-x-reverse">
          {here.map((name, place) => (
            <Avatar
              // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same masked name
              key={place}
              name={name}
              src={faceAddress(name)}
              sizePx={28}
              isDecoration={false}
              className="shadow-[0_0_0_2px_#021524]"
            />
          ))}
        </span>
      ) : (
        <Users aria-hidden className="size-4" />
      )}
      {text('cardroom.lobby.players', { count: players })}
    </p>
  );
}

function Favourite({ game }: { game: Game }) {
  const text = useText();
  const { isOffered, isFavourite, toggle } = useFavourite(game);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      aria-label={text('catalogue.tile.favourite', { game: game.displayName })}
      aria-pressed={isFavourite}
      onClick={toggle}
      className="absolute end-1 top-1 grid size-11 place-items-center rounded-card text-white drop-shadow"
    >
      <Heart aria-hidden className={cx('size-5', isFavourite && 'fill-[#ff6b57] text-[#ff6b57]')} />
    </button>
  );
}
