import type { Bull, NiuNiuMove, NiuNiuView } from '@baize/games';
import { Button, cx } from '@baize/ui';
import { CardPicture } from '../../../../shared/own-games/cards/card-picture.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import { anyScreen, type ScreenProps, type SeatFacts } from '../screen.ts';
import { CentreWords } from '../table/centre-words.tsx';
import { Dealt } from '../table/dealt.tsx';
import type { SeatAct } from '../table/seat-plate.tsx';
import { useKeys } from '../use-keys.ts';

type Props = ScreenProps<NiuNiuView>;

const HELD = 5;

function useSeat() {
  const text = useText();
  const bull = useBullWords();
  return (view: NiuNiuView, seat: number): SeatFacts => {
    const own = view.seats.find((one) => one.seat === seat);
    if (!own) return {};
    const isBanker = view.banker === seat;
    return {
      under: own.hand
        ? bull(own.hand)
        : text(isBanker ? 'cardroom.niu.banker' : 'cardroom.niu.player'),
      mark: isBanker
        ? { short: `${view.bankerMultiple}×`, name: text('cardroom.niu.banker') }
        : undefined,
      cards: own.cards ?? Array.from({ length: HELD }, () => undefined),
      act: actOf(view, own, text),
    };
  };
}

type SeatOf = NiuNiuView['seats'][number];
type Say = ReturnType<typeof useText>;

function actOf({ phase, banker }: NiuNiuView, own: SeatOf, text: Say): SeatAct | undefined {
  if (phase === 'over') return undefined;
  if (phase === 'bet' && own.seat !== banker && own.hasActed) {
    return {
      words:
        own.bet === null
          ? text('cardroom.niu.chosen')
          : text('cardroom.niu.times', { times: own.bet }),
      tone: 'raise',
    };
  }
  if (phase === 'bet') {
    return own.bid === null ? undefined : { words: bidWords(own.bid, text), tone: 'plain' };
  }
  return own.hasActed ? { words: text('cardroom.niu.chosen'), tone: 'plain' } : undefined;
}

const bidWords = (bid: number, text: Say) =>
  bid === 0 ? text('cardroom.niu.noBid') : text('cardroom.niu.bid', { times: bid });

/** Kinds above nine points have names of their own. */
const NAMES: Readonly<Record<number, 'none' | 'bull' | 'faces' | 'bomb' | 'small'>> = {
  0: 'none',
  10: 'bull',
  11: 'faces',
  12: 'bomb',
  13: 'small',
};

/** "Bull 7", "Bull Bull", "No bull" and the rare ones, with what they multiply. */
function useBullWords(): (bull: Bull) => string {
  const text = useText();
  return ({ kind, multiple }) => {
    const named = NAMES[kind];
    const words = named
      ? text(`cardroom.bull.${named}`)
      : text('cardroom.bull.points', { points: kind });
    return multiple > 1 ? `${words} ×${multiple}` : words;
  };
}

function useTellMove() {
  const text = useText();
  return (move: unknown) => {
    const made = move as NiuNiuMove;
    if ('bid' in made) return bidWords(made.bid, text);
    return text('cardroom.niu.times', { times: made.bet });
  };
}

function Centre({ view, layout }: Props) {
  const text = useText();
  const words =
    view.phase === 'bid'
      ? text('cardroom.niu.askBid')
      : view.phase === 'bet'
        ? text('cardroom.niu.askBet', { times: view.bankerMultiple })
        : '';
  return <CentreWords layout={layout} words={words} />;
}

function Own({ view, layout }: Props) {
  const text = useText();
  const bull = useBullWords();
  const own = view.seats.find(({ seat }) => seat === view.seat);
  if (!own?.cards) return null;
  const { table, handTop, ownCardWidth: width, isNarrow } = layout;
  const step = width * (isNarrow ? 0.78 : 0.9);
  const cards = Array.from({ length: HELD }, (_, at) => own.cards?.[at]);
  return (
    <section
      aria-label={text('cardroom.own')}
      className="absolute z-3"
      style={{
        left: table.cx - (step * (HELD - 1) + width) / 2,
        top: handTop + (isNarrow ? 34 : 20),
      }}
    >
      {cards.map((card, at) => (
        <Dealt
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the hand
          key={`${at}-${card ?? 'back'}`}
          delayMs={at * 80}
          className="absolute drop-shadow-[0_8px_10px_#000a]"
          style={{
            width,
            left: step * at,
            top: card !== undefined && own.hand?.three?.includes(card) ? -14 : 0,
            rotate: `${(at - 2) * 2}deg`,
          }}
        >
          <CardPicture card={card} className="w-full" />
        </Dealt>
      ))}
      {own.hand && (
        <p
          className="absolute z-1 -translate-x-1/2 rounded-full bg-[#02090cf0] px-4 py-1 text-sm font-semibold whitespace-nowrap text-[#ffe29a] shadow-[inset_0_0_0_1px_#e0b65a88]"
          style={{ left: (step * (HELD - 1) + width) / 2, top: width * 1.05 }}
        >
          {bull(own.hand)}
        </p>
      )}
    </section>
  );
}

/** Bids of the banker, then multiples of the others; figures on the keyboard say the same. */
function Bar({ view, act, isSending, playSound }: Props) {
  const text = useText();
  const { options } = view;
  const isBid = (options?.bids.length ?? 0) > 0;
  const choices = isBid ? (options?.bids ?? []) : (options?.bets ?? []);
  const choose = (times: number) => {
    if (isSending) return;
    playSound('place');
    act(isBid ? { bid: times } : { bet: times });
  };
  useKeys(Object.fromEntries(choices.map((times) => [String(times), () => choose(times)])));
  if (!options) {
    return (
      <p className="grid min-h-20 place-items-center px-4 text-ink-soft">
        {text(view.result ? 'cardroom.bar.over' : 'cardroom.bar.wait')}
      </p>
    );
  }
  return (
    <fieldset
      disabled={isSending}
      className="flex min-h-20 flex-wrap items-center justify-center gap-2.5 px-3 py-3"
    >
      <legend className="float-start w-full pb-2 text-center text-[0.8125rem] text-ink-soft md:w-auto md:pe-4 md:pb-0">
        {text(isBid ? 'cardroom.niu.askBid' : 'cardroom.niu.askMultiple')}
      </legend>
      {choices.map((times) => (
        <Button
          key={times}
          kind={times === 0 ? 'line' : times === choices.at(-1) ? 'brass' : 'felt'}
          onClick={() => choose(times)}
          aria-keyshortcuts={String(times)}
          className={cx('h-14 min-w-14 rounded-card text-base md:min-w-20')}
        >
          {times === 0 ? text('cardroom.niu.noBid') : `${times}×`}
        </Button>
      ))}
    </fieldset>
  );
}

export const niuNiuScreen = anyScreen<NiuNiuView>({
  holding: 'row',
  endsInMiddle: true,
  useSeat,
  useTellMove,
  Centre,
  Own,
  Bar,
});
