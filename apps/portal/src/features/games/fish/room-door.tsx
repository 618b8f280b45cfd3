import { type SeaLook, seaAddress, seaLooks, swimmerAddress } from '@baize/art/fish';
import { type SpeciesCode, species } from '@baize/games';
import { Button, buttonClasses, cx, Money, Tag } from '@baize/ui';
import { refusalCode } from '@baize/web/refusals.ts';
import { Link } from '@tanstack/react-router';
import { Armchair, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { LimitsLink } from '../../../shared/money/limits-link.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Purse } from '../bets/use-purse.ts';
import { GamePanel } from '../game-panel.tsx';
import { useSound } from '../stage/use-sound.ts';
import { OWN_VENDOR, useListedGame } from '../use-game.ts';
import { FishHead } from './fish-head.tsx';
import { FishRail, type RailTab, type RoomRules } from './fish-rail.tsx';
import { type Left, LeftNote } from './left-note.tsx';
import { useFishRooms } from './lobby/use-fish-rooms.ts';

type Props = {
  rules: RoomRules;
  purse: Purse;
  left: Left | undefined;
  isSitting: boolean;
  error: unknown;
  onSit: () => void;
};

/** Before one sits down: what swims here, what a shot costs, and the other rooms. */
export function RoomDoor({ rules, purse, left, isSitting, error, onSit }: Props) {
  const text = useText();
  const sound = useSound();
  const { room } = rules;
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [tab, setTab] = useState<RailTab>('fish');
  return (
    <div className="grid min-h-dvh grid-rows-[3.75rem_minmax(0,1fr)] bg-room">
      <FishHead
        rules={rules}
        purse={purse}
        sound={sound}
        onRules={() => setPanelOpen(true)}
        onPanel={() => setPanelOpen(true)}
      />
      <main
        data-theme="dark"
        className="relative flex flex-col items-center justify-center gap-6 overflow-hidden px-4 py-8 text-ink"
      >
        <img
          src={seaAddress(lookOf(room.look))}
          alt=""
          className="absolute inset-0 size-full object-cover object-bottom"
        />
        <Shoal rules={rules} />
        <div className="relative flex w-full max-w-xl flex-col items-center gap-5 rounded-[18px] border border-[#e0b65a]/50 bg-[#021524d9] p-6 text-center shadow-[0_24px_60px_-16px_#000c] md:p-8">
          <RoomTitle room={room.room} />
          <Range costs={room.costs} />
          {room.players > 0 && (
            <Tag tone="info">{text('fish.door.players', { count: room.players })}</Tag>
          )}
          <p className="text-ink-soft">{text('fish.door.text')}</p>
          {left && <LeftNote left={left} />}
          {error ? <Refused error={error} /> : null}
          {room.isOpen ? (
            <Enter purse={purse} isSitting={isSitting} onSit={onSit} />
          ) : (
            <p role="alert" className="font-semibold">
              {text('fish.door.closed')}
            </p>
          )}
        </div>
        <Rooms present={room.room} />
      </main>
      <GamePanel isOpen={isPanelOpen} onClose={() => setPanelOpen(false)}>
        <FishRail rules={rules} tab={tab} onTab={setTab} cost={room.costs[0]!} />
      </GamePanel>
    </div>
  );
}

const lookOf = (look: string): SeaLook => seaLooks.find((known) => known === look) ?? 'reef';

function RoomTitle({ room }: { room: string }) {
  const listed = useListedGame(room);
  return (
    <h2 className="font-display text-[2.4rem]/none font-semibold text-[#fff3d2]">
      {listed?.displayName ?? ''}
    </h2>
  );
}

function Range({ costs }: { costs: RoomRules['room']['costs'] }) {
  const text = useText();
  const parts = useMoneyParts();
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 text-[#f4d58b]">
      {text('fish.door.shot')}
      <span dir="ltr" className="flex items-baseline gap-1.5">
        <Money parts={parts(costs[0]!)} size="mid" />
        –
        <Money parts={parts(costs.at(-1)!)} size="mid" />
      </span>
    </p>
  );
}

function Enter({ purse, isSitting, onSit }: Pick<Props, 'purse' | 'isSitting' | 'onSit'>) {
  const text = useText();
  if (purse.needsWord) {
    return (
      <div className="flex flex-col items-center gap-3">
        <p>{text('games.fun.notHere')}</p>
        <Button onClick={purse.meanReal}>{text('games.fun.meanReal')}</Button>
      </div>
    );
  }
  return (
    <Button
      kind="brass"
      className="h-13 min-w-52"
      isBusy={isSitting}
      onClick={() => (purse.isIn ? onSit() : void purse.letIn())}
    >
      <Armchair aria-hidden className="size-5" />
      {text(purse.isIn ? 'fish.sit' : 'fish.signIn')}
    </Button>
  );
}

function Refused({ error }: { error: unknown }) {
  const words = useErrorWords();
  return (
    <p role="alert" className="flex items-center gap-3 font-medium">
      <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
      {words(error)}
      <LimitsLink code={refusalCode(error)} />
    </p>
  );
}

/** The dearest of the room, as they swim by. */
function Shoal({ rules }: { rules: RoomRules }) {
  const dear = rules.species
    .filter(({ species: code }) => code in species)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 5);
  return (
    <div aria-hidden className="absolute inset-0 max-md:opacity-60">
      {dear.map(({ species: code }, i) => (
        <img
          key={code}
          src={swimmerAddress(code as SpeciesCode)}
          alt=""
          className={cx('absolute w-[16vw] max-w-60', SPOTS[i])}
        />
      ))}
    </div>
  );
}

const SPOTS = [
  'left-[5%] top-[14%] w-[24vw]! max-w-90! -scale-x-100',
  'right-[6%] top-[18%]',
  'left-[3%] bottom-[6%] -scale-x-100',
  'right-[5%] bottom-[16%]',
  'right-[26%] top-[6%] w-[9vw]!',
];

/** The other rooms, with what a shot costs there and how many sit in them. */
function Rooms({ present }: { present: string }) {
  const text = useText();
  const parts = useMoneyParts();
  const { data } = useFishRooms();
  const others = data?.rooms.filter(({ room, isOpen }) => room !== present && isOpen) ?? [];
  if (others.length === 0) return null;
  return (
    <nav aria-label={text('fish.door.others')} className="relative w-full max-w-4xl">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {others.map(({ room, look, costs, players }) => (
          <li key={room}>
            <Link
              to="/seamless"
              search={{ vendor: OWN_VENDOR, gameCode: room }}
              className={buttonClasses({
                className:
                  'relative h-22! w-full flex-col items-start! justify-end! gap-0.5! overflow-hidden border-white/20! p-3! text-start text-white!',
              })}
            >
              <img
                src={seaAddress(lookOf(look))}
                alt=""
                className="absolute inset-0 size-full object-cover brightness-75"
              />
              <span className="relative font-semibold drop-shadow">
                <RoomName room={room} />
              </span>
              <span dir="ltr" className="relative flex items-center gap-2 text-xs drop-shadow">
                <span>
                  <Money parts={parts(costs[0]!)} /> – <Money parts={parts(costs.at(-1)!)} />
                </span>
                {players > 0 && (
                  <Tag tone="info">{text('fish.door.players', { count: players })}</Tag>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RoomName({ room }: { room: string }) {
  return <>{useListedGame(room)?.displayName ?? ''}</>;
}
