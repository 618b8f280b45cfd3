import type { DeckCard } from '@baize/games';
import { cx } from '@baize/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { BotBadge } from '../../../../shared/own-games/cards/bot-badge.tsx';
import { CardPicture } from '../../../../shared/own-games/cards/card-picture.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import { faceAddress } from '../../beside/face-address.ts';
import type { Layout, Place } from './layout.ts';
import { type TurnClock, TurnRing } from './turn-ring.tsx';

export type SeatAct = {
  words: ReactNode;
  tone: 'plain' | 'call' | 'raise' | 'allIn' | 'won' | 'lost';
};

/** A chair with whoever sits on it, as everyone may see them. */
export type SeatShown = {
  name: string;
  isBot: boolean;
  isMe: boolean;
  /** Below the name: chips, or what they hold. */
  under: ReactNode;
  /** A small round mark: blinds, banker, landlord. */
  mark: { short: string; name: string } | undefined;
  act: SeatAct | undefined;
  isDim: boolean;
  clock: TurnClock | undefined;
  /** Cards beside them: backs, or what they showed. */
  cards: readonly (DeckCard | undefined)[];
  /** How many cards they still hold, where that is what counts. */
  left: number | undefined;
};

const TONES: Record<SeatAct['tone'], string> = {
  plain: 'bg-[#2a3b38] text-[#e8efea]',
  call: 'bg-[#2fa37a] text-[#04120d]',
  raise: 'bg-[#e0b65a] text-[#1b1404]',
  allIn: 'bg-[#b93a26] text-white',
  won: 'bg-[#f4d58b] text-[#1b1404]',
  lost: 'bg-[#2a3b38] text-[#cfd8d3]',
};

type Props = { shown: SeatShown; place: Place; layout: Layout };

/** Where the parts of a chair lie in each of the three rooms. */
const SIZES = {
  wide: {
    face: 'size-16',
    plate: '-ms-4 w-41 ps-6 pe-3 py-1.5',
    mark: '-start-1',
    act: '-bottom-3.5 start-18 h-5.5 px-2.5 text-xs',
  },
  low: {
    face: 'size-11',
    plate: '-ms-3 w-27 ps-4.5 pe-2 py-0.5 text-xs',
    mark: '-start-1',
    act: '-bottom-3 start-12 h-4.5 px-2 text-[0.6875rem]',
  },
  narrow: {
    face: 'size-13',
    plate: '-mt-2.5 flex w-22 flex-col items-center px-1.5 pt-2 pb-1',
    mark: 'start-2.5',
    act: '-bottom-4 left-1/2 h-5.5 -translate-x-1/2 px-2.5 text-xs',
  },
};

export function SeatPlate({ shown, place, layout }: Props) {
  const text = useText();
  const { isNarrow, isLow } = layout;
  const { act, clock, mark } = shown;
  const size = SIZES[isNarrow ? 'narrow' : isLow ? 'low' : 'wide'];
  return (
    <section
      aria-label={text('cardroom.seat.of', { name: shown.name })}
      className="absolute z-2 -translate-x-1/2 -translate-y-1/2 text-[#f1ecdf]"
      style={{ left: place.seat.x, top: place.seat.y }}
    >
      <Held cards={shown.cards} place={place} layout={layout} isDim={shown.isDim} />
      <div
        className={cx(
          'relative z-1 flex items-center transition-[filter] duration-300',
          isNarrow && 'flex-col',
          shown.isDim && 'brightness-[.62] saturate-[.35]',
        )}
      >
        <Face shown={shown} size={size.face} />
        <span
          className={cx(
            'min-w-0 rounded-[10px] bg-linear-to-b from-[#15211ff2] to-[#0a1210f2] leading-tight',
            size.plate,
            clock ? ASKED : 'shadow-[inset_0_0_0_1px_#ffffff1f,0_10px_18px_-8px_#000]',
          )}
        >
          {isNarrow ? <NarrowWords shown={shown} /> : <PlateWords shown={shown} isLow={isLow} />}
        </span>
      </div>
      {mark && (
        <abbr title={mark.name} className={cx(MARK, size.mark)}>
          {mark.short}
        </abbr>
      )}
      {act && (
        // The table is laid out from the left, words run as their language does.
        <span dir="auto" className={cx(ACT, placeOfAct(shown, isLow, size.act), TONES[act.tone])}>
          {act.words}
        </span>
      )}
    </section>
  );
}

/** One's own cards begin right below a low plate, and would lie over what stands there. */
const placeOfAct = ({ isMe }: SeatShown, isLow: boolean, usual: string): string =>
  isMe && isLow ? '-top-2.5 start-12 h-4.5 px-2 text-[0.6875rem]' : usual;

const ASKED = 'shadow-[inset_0_0_0_1.5px_#f4d58b,0_0_26px_-2px_#f4d58b66]';
const MARK =
  'absolute -top-1 z-3 grid h-6 min-w-6 place-items-center rounded-full bg-[#10201d] text-[0.6875rem] font-bold no-underline shadow-[0_0_0_1.5px_#ffffff40]';
const ACT =
  'absolute z-3 flex animate-rise items-center rounded-full font-semibold whitespace-nowrap motion-reduce:animate-none';

type WordsProps = { shown: SeatShown; isLow: boolean };

/** The name gives way before what is below it does: that is what the game is about. */
function PlateWords({ shown, isLow }: WordsProps) {
  if (isLow) return <LowWords shown={shown} />;
  return (
    <>
      <span className="flex items-center gap-x-1.5">
        <Name shown={shown} />
        {shown.isBot && <BotBadge />}
      </span>
      <span className={cx(UNDER, 'text-sm')}>{shown.under}</span>
    </>
  );
}

/** A name has the whole line; a bot's mark takes the place of what the face says besides, or leaves its word out. */
function LowWords({ shown }: { shown: SeatShown }) {
  const isSaidTwice = shown.isBot && shown.left !== undefined;
  return (
    <>
      <Name shown={shown} />
      <span className="flex items-center gap-x-1.5">
        {!isSaidTwice && <span className={cx(UNDER, 'text-xs')}>{shown.under}</span>}
        {shown.isBot && <BotBadge isShort={!isSaidTwice} />}
      </span>
    </>
  );
}

/** There is no room to say twice how many cards somebody holds. */
function NarrowWords({ shown }: { shown: SeatShown }) {
  return (
    <>
      <Name shown={shown} />
      {shown.left === undefined && <span className={cx(UNDER, 'text-sm')}>{shown.under}</span>}
      {shown.isBot && <BotBadge />}
    </>
  );
}

const UNDER = 'block max-w-full truncate font-semibold text-[#fff3d2]';

function Name({ shown }: { shown: SeatShown }) {
  const text = useText();
  return (
    <bdi className="block max-w-full truncate text-[0.8125rem] font-semibold">
      {shown.isMe ? text('cardroom.you') : shown.name}
    </bdi>
  );
}

function Face({ shown, size }: { shown: SeatShown; size: string }) {
  const text = useText();
  return (
    <span className={cx('relative z-1 block shrink-0', size)}>
      <svg viewBox="0 0 68 68" aria-hidden className="absolute inset-0 size-full">
        <circle cx="34" cy="34" r="31" fill="#0b1513" stroke="#ffffff2b" strokeWidth="3" />
        {shown.clock && <TurnRing clock={shown.clock} />}
      </svg>
      <img
        src={faceAddress(shown.name)}
        alt=""
        className="absolute inset-[9%] size-[82%] rounded-full"
      />
      {shown.left !== undefined && (
        <span
          role="img"
          aria-label={text('cardroom.seat.left', { count: shown.left })}
          className="num absolute -end-1 -top-1 z-1 grid h-6 min-w-6 place-items-center rounded-full bg-[#fffbf0] px-1 text-[0.8125rem] font-bold text-[#15201c] shadow-[0_2px_4px_#0009]"
        >
          {shown.left}
        </span>
      )}
    </span>
  );
}

type HeldProps = Pick<SeatShown, 'cards' | 'isDim'> & { place: Place; layout: Layout };

/** What lies before them: small backs while they play, their cards once they are shown. */
function Held({ cards, place, layout, isDim }: HeldProps) {
  if (cards.length === 0) return null;
  const { isNarrow } = layout;
  const isShown = cards.some((card) => card !== undefined);
  const { width, step } = isShown ? shownSize(cards.length, layout) : backSize(isNarrow);
  const whole = width + step * (cards.length - 1);
  return (
    <span
      className={cx(
        'absolute block',
        isShown ? shownPlace(place, isNarrow) : backPlace(place.side, isNarrow),
        isDim && !isShown && 'opacity-0',
      )}
      style={{
        width: whole,
        height: width * 1.4,
        marginInlineStart: isShown ? aside(place, whole, layout) : undefined,
      }}
    >
      {cards.map((card, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the hand
          key={at}
          className="absolute drop-shadow-[0_3px_3px_#0009]"
          style={{ width, left: at * step, rotate: isShown ? undefined : `${at * 8 - 6}deg` }}
        >
          <CardPicture card={card} isDecoration={card === undefined} className="w-full" />
        </span>
      ))}
    </span>
  );
}

/** Many cards lie closer: two hands beside each other leave the middle of a phone free. */
function shownSize(count: number, { isNarrow, table }: Layout) {
  const width = isNarrow ? 34 : 50;
  const room = (isNarrow ? table.cx - 30 : table.cx * 0.6) - width;
  return { width, step: Math.min(width * (count <= 2 ? 0.86 : 0.5), room / (count - 1 || 1)) };
}

const EDGE_PX = 6;

/** So far a shown hand moves towards the middle that no card of it lies off the screen. */
function aside({ seat }: Place, whole: number, { table }: Layout): number {
  const least = whole / 2 + EDGE_PX;
  return Math.max(least, Math.min(table.cx * 2 - least, seat.x)) - seat.x;
}

/** Above the plate, or below it where the room ends. */
function shownPlace({ seat }: Place, isNarrow: boolean): string {
  const isAtTop = seat.y < (isNarrow ? TOP_PX.narrow : TOP_PX.wide);
  return cx(
    'left-1/2 z-2 -translate-x-1/2',
    isAtTop ? 'top-full mt-4' : isNarrow ? 'bottom-full mb-[-18px]' : 'bottom-full mb-[-6px]',
  );
}

/** So much room is above a plate that cards can lie there. */
const TOP_PX = { narrow: 150, wide: 100 };

function backSize(isNarrow: boolean) {
  const width = isNarrow ? 26 : 36;
  return { width, step: width * 0.56 };
}

/** Backs stick out behind the plate, on the side of the table's middle. */
function backPlace(side: Place['side'], isNarrow: boolean): string {
  if (isNarrow) return side === 'right' ? 'z-0 top-1 right-[68%]' : 'z-0 top-1 left-[68%]';
  return side === 'left' ? 'z-0 -top-1.5 -right-7' : 'z-0 -top-1.5 -left-10';
}

type EmptyProps = { place: Place; layout: Layout; onSit: (() => void) | undefined; number: number };

/** A free chair; whoever has none yet may take it. */
export function EmptySeat({ place, layout: { isNarrow }, onSit, number }: EmptyProps) {
  const text = useText();
  return (
    <button
      type="button"
      disabled={!onSit}
      onClick={onSit}
      aria-label={text('cardroom.seat.take', { number })}
      className={cx(
        'absolute z-2 grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-dashed border-[#ffffff50] bg-[#00000055] text-xs font-semibold text-[#f1ecdf] transition-colors enabled:hover:border-[#f4d58b] enabled:hover:text-[#f4d58b] disabled:opacity-45',
        isNarrow ? 'size-14' : 'size-16',
      )}
      style={{ left: place.seat.x, top: place.seat.y }}
    >
      {onSit ? (
        <span className="flex flex-col items-center">
          <Plus aria-hidden className="size-4" />
          {text('cardroom.seat.sit')}
        </span>
      ) : (
        text('cardroom.seat.free')
      )}
    </button>
  );
}
