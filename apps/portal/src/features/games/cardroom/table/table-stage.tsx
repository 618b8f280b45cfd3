import { Money } from '@baize/ui';
import { useText } from '../../../../shared/words/use-text.ts';
import type { PlaySound } from '../../stage/sound.ts';
import { type CardPlayer, type CardTable, placesOf } from '../card-table.ts';
import { useAmountParts } from '../in-chips.tsx';
import type { GameScreen, SeatFacts } from '../screen.ts';
import { Felt } from './felt.tsx';
import { HandOutcome } from './hand-outcome.tsx';
import { type Holding, isFan, type Layout, layOut } from './layout.ts';
import { EmptySeat, type SeatAct, SeatPlate, type SeatShown } from './seat-plate.tsx';
import { StageNote } from './stage-note.tsx';
import type { TurnClock } from './turn-ring.tsx';
import { useSize } from './use-size.ts';

type Props = {
  table: CardTable;
  screen: GameScreen;
  act: (move: unknown) => void;
  isSending: boolean;
  isReplay?: boolean;
  playSound: PlaySound;
  /** Undefined for whoever already sits, or may not. */
  onSit: ((seat: number) => void) | undefined;
};

/** The table with everyone around it, laid out for the room that there is. */
export function TableStage(props: Props) {
  const [element, size] = useSize<HTMLDivElement>();
  return (
    // Chairs stand where they stand, whichever way one reads.
    <div ref={element} dir="ltr" className="absolute inset-0 overflow-hidden">
      {size && <Laid {...props} width={size.width} height={size.height} />}
    </div>
  );
}

type LaidProps = Props & { width: number; height: number };

function Laid({ table, screen, width, height, onSit, ...rest }: LaidProps) {
  const view = table.hand?.view as never | undefined;
  const isIn = table.mine !== null;
  const holding = isIn ? screen.holding : 'none';
  const usual = layOut({ width, height, seats: table.stake.seats, holding });
  const layout = screen.layOut?.(usual, width, height) ?? usual;
  const drawn = { table, layout, ...rest };
  return (
    <>
      <Felt
        game={table.game}
        width={width}
        height={height}
        layout={layout}
        hasTable={!screen.layOut}
      />
      <Chairs table={table} layout={layout} screen={screen} view={view} onSit={onSit} />
      {view && <screen.Centre {...drawn} view={view} />}
      {view && isIn && screen.Own && <screen.Own {...drawn} view={view} />}
      {!rest.isReplay && (
        <StageNote table={table} layout={layout} isInMiddle={screen.endsInMiddle} />
      )}
      <HandOutcome
        table={table}
        layout={layout}
        isInMiddle={screen.endsInMiddle}
        because={view && screen.Because && <screen.Because table={table} view={view} />}
      />
    </>
  );
}

type ChairsProps = {
  table: CardTable;
  layout: Layout;
  screen: GameScreen;
  view: never | undefined;
  onSit: Props['onSit'];
};

function Chairs({ table, layout, screen, view, onSit }: ChairsProps) {
  const factsOf = screen.useSeat();
  const outcome = useOutcomeAct(table);
  const status = useStatus();
  const isHeld = table.mine !== null && screen.holding !== 'none';
  return placesOf(table).map((seat, at) => {
    const place = layout.places[at]!;
    const player = table.players.find((one) => one.seat === seat);
    if (!player) {
      const sit = onSit && (() => onSit(seat));
      return <EmptySeat key={seat} number={seat + 1} place={place} layout={layout} onSit={sit} />;
    }
    const facts = view && player.isDealt ? factsOf(view, seat, table) : {};
    const act = player.isDealt ? outcome(seat) : undefined;
    const shown = { ...shownOf(player, facts, table), act: act ?? facts.act ?? status(player) };
    if (at > 0 || !isHeld) {
      return <SeatPlate key={seat} shown={shown} place={place} layout={layout} />;
    }
    return (
      <SeatPlate
        key={seat}
        // One sees one's own cards below, and the plate says how many they are.
        shown={{ ...shown, cards: [], left: undefined }}
        place={{ ...place, seat: ownPlace(screen.holding, layout) }}
        layout={ownLayout(screen.holding, layout)}
      />
    );
  });
}

/** A wide plate with its face. */
const OWN_PLATE_PX = 216;

/** One's own plate stands beside one's cards, or above a hand that takes the whole width. */
function ownPlace(holding: Holding, layout: Layout) {
  const { isNarrow, table, handTop, handHeight, ownCardWidth } = layout;
  if (isFan(holding)) return { x: isNarrow ? 78 : 108, y: handTop + (isNarrow ? 14 : 8) };
  if (isNarrow) return holding === 'row' ? { x: 78, y: handTop + 8 } : { x: 52, y: handTop + 22 };
  const beside = holding === 'row' ? ownCardWidth * 2.6 : ownCardWidth;
  return { x: Math.max(OWN_PLATE_PX / 2, table.cx - beside - 130), y: handTop + handHeight * 0.55 };
}

/** A wide hand leaves room for a low plate only. */
const ownLayout = (holding: Holding, layout: Layout): Layout =>
  layout.isNarrow && holding !== 'pair' ? { ...layout, isNarrow: false, isLow: true } : layout;

function shownOf(player: CardPlayer, facts: SeatFacts, table: CardTable): SeatShown {
  const { name, isBot, isMe, seat, stack } = player;
  return {
    name,
    isBot,
    isMe,
    under: facts.under ?? (stack === null ? null : <Chips amount={stack} />),
    mark: facts.mark,
    act: facts.act,
    isDim: facts.isDim ?? player.out !== null,
    // A chair that changed hands has the clock of who sat there before.
    clock: player.isDealt ? clockOf(table, seat) : undefined,
    cards: facts.cards ?? [],
    left: facts.left,
  };
}

function Chips({ amount }: { amount: bigint }) {
  const parts = useAmountParts();
  return <Money parts={parts(amount)} />;
}

export function clockOf(table: CardTable, seat: number): TurnClock | undefined {
  const clock =
    table.hand?.phase === 'playing' && table.hand.clocks.find((one) => one.seat === seat);
  if (!clock) return undefined;
  const seconds = clock.isOnBank ? table.stake.timeBankSeconds : table.stake.turnSeconds;
  return {
    dueAt: clock.dueAt,
    wholeMs: seconds * 1_000,
    isOnBank: clock.isOnBank,
    aheadMs: table.aheadMs,
  };
}

function useOutcomeAct(table: CardTable): (seat: number) => SeatAct | undefined {
  const parts = useAmountParts();
  return (seat) => {
    const came = table.hand?.outcomes?.find((one) => one.seat === seat);
    if (!came || table.hand?.phase !== 'over') return undefined;
    if (came.net === 0n) return undefined;
    return {
      words: <Money parts={parts(came.net, { signed: true })} />,
      tone: came.net > 0n ? 'won' : 'lost',
    };
  };
}

/** Why somebody is not dealt in. */
function useStatus(): (player: CardPlayer) => SeatAct | undefined {
  const text = useText();
  return ({ out, isLeaving }) => {
    if (isLeaving) return { words: text('cardroom.seat.leaving'), tone: 'plain' };
    return out ? { words: text(`cardroom.out.${out}`), tone: 'plain' } : undefined;
  };
}
