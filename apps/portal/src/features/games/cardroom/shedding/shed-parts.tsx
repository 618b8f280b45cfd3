import type { DeckCard, HandResult, ShedMove, TrickView } from '@baize/games';
import { Button, cx } from '@baize/ui';
import { ArrowDownWideNarrow, Lightbulb } from 'lucide-react';
import { CardPicture } from '../../../../shared/own-games/cards/card-picture.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import { useDraft } from '../hand-draft.tsx';
import type { ScreenProps, SeatFacts } from '../screen.ts';
import { Dealt } from '../table/dealt.tsx';
import { useKeys } from '../use-keys.ts';
import { CardFan } from './card-fan.tsx';
import { shortCards } from './short-cards.ts';

export type ShedView = TrickView & { readonly result: HandResult | null };
type Props = ScreenProps<ShedView>;

export function useShedSeat() {
  const text = useText();
  return (view: ShedView, seat: number): SeatFacts => {
    const own = view.seats.find((one) => one.seat === seat);
    if (!own) return {};
    const isTop = view.top?.seat === seat;
    return {
      under: text('cardroom.seat.left', { count: own.count }),
      left: own.count,
      cards: view.result && seat !== view.seat ? (own.cards ?? []) : [],
      isDim: own.hasPassed,
      act: own.hasPassed
        ? { words: text('cardroom.shed.pass'), tone: 'plain' }
        : isTop
          ? { words: text('cardroom.shed.played'), tone: 'raise' }
          : undefined,
    };
  };
}

export function useTellShed() {
  const text = useText();
  return (move: unknown) => {
    const made = move as ShedMove;
    if ('pass' in made) return text('cardroom.shed.pass');
    return shortCards(made.play);
  };
}

/** What lies there to be beaten, on what it beat. */
export function ShedCentre({ view, layout }: Props) {
  const laid = view.log.filter(({ cards }) => cards.length > 0);
  const [before, top] = view.top ? laid.slice(-2) : [];
  const shown = top ? [before!, top] : before ? [before] : [];
  const text = useText();
  if (shown.length === 0) {
    return (
      <p
        className="absolute z-1 -translate-1/2 text-center font-semibold text-[#fff3d2]"
        style={{ left: layout.table.cx, top: layout.table.cy }}
      >
        {view.result ? '' : text('cardroom.shed.lead')}
      </p>
    );
  }
  return shown.map((one) => (
    <Laid key={one.cards.join()} cards={one.cards} isTop={one === shown.at(-1)} layout={layout} />
  ));
}

type LaidProps = { cards: readonly DeckCard[]; isTop: boolean; layout: Props['layout'] };

function Laid({ cards, isTop, layout: { table, cardWidth } }: LaidProps) {
  const width = cardWidth * (isTop ? 1.12 : 0.86);
  const step = Math.min(width * 0.52, (table.rx * 1.5 - width) / Math.max(1, cards.length - 1));
  const whole = width + step * (cards.length - 1);
  return (
    <Dealt
      className={cx('absolute z-1', !isTop && 'brightness-60')}
      style={{
        left: table.cx - whole / 2 - (isTop ? 0 : width * 0.5),
        top: table.cy - width * 0.8 - (isTop ? 0 : width * 0.42),
        width: whole,
        height: width * 1.4,
        rotate: isTop ? '2deg' : '-7deg',
      }}
    >
      {cards.map((card, at) => (
        <span
          key={card}
          className="absolute drop-shadow-[0_5px_6px_#000a]"
          style={{ width, left: at * step }}
        >
          <CardPicture card={card} className="w-full" />
        </span>
      ))}
    </Dealt>
  );
}

type Draft = { chosen: ReadonlySet<DeckCard>; isBySuit: boolean; hint: number };
const EMPTY: Draft = { chosen: new Set(), isBySuit: false, hint: -1 };

/** One's own cards, of which those taken up that one still holds. */
function useHeld(view: TrickView) {
  const [draft, setDraft] = useDraft<Draft>(EMPTY);
  const held = view.seats.find(({ seat }) => seat === view.seat)?.cards ?? [];
  const chosen = new Set([...draft.chosen].filter((card) => held.includes(card)));
  const cards = draft.isBySuit ? [...held].sort((a, b) => (a & 3) - (b & 3) || a - b) : held;
  return {
    cards,
    chosen,
    draft,
    choose: (next: ReadonlySet<DeckCard>, hint = -1) => setDraft({ ...draft, chosen: next, hint }),
    sort: () => setDraft({ ...draft, isBySuit: !draft.isBySuit }),
  };
}

export function ShedOwn({ view, layout, isReplay, playSound }: Props) {
  const { cards, chosen, choose } = useHeld(view);
  const toggle = (card: DeckCard, isChosen: boolean) => {
    playSound('tap');
    const next = new Set(chosen);
    if (isChosen) next.add(card);
    else next.delete(card);
    choose(next);
  };
  return (
    <CardFan
      cards={cards}
      chosen={chosen}
      onToggle={toggle}
      isDisabled={Boolean(isReplay) || Boolean(view.result)}
      layout={layout}
    />
  );
}

/** Pass, sort, a proposal, and the button that lays the chosen cards down. */
export function ShedBar({ view, act, isSending, playSound }: Props) {
  const text = useText();
  const { chosen, draft, choose, sort } = useHeld(view);
  const { options } = view;
  const play = () => {
    if (!options || isSending || chosen.size === 0) return;
    playSound('place');
    act({ play: [...chosen] });
  };
  const pass = () => options?.mayPass && !isSending && act({ pass: true });
  const propose = () => {
    if (!options || options.hints.length === 0) return;
    const next = (draft.hint + 1) % options.hints.length;
    choose(new Set(options.hints[next]), next);
  };
  useKeys({ Enter: play, p: () => void pass(), h: propose, s: sort });
  const hasNone = options !== null && options.hints.length === 0;
  return (
    <div className="flex min-h-20 flex-wrap items-center justify-center gap-2 px-3 py-3 md:gap-2.5">
      <p className="me-auto text-[0.8125rem] text-ink-soft max-md:w-full max-md:text-center">
        {text(adviceOf(view))}
      </p>
      <Button
        className="h-14 min-w-20 rounded-card"
        kind={hasNone ? 'brass' : 'line'}
        disabled={!options?.mayPass || isSending}
        aria-keyshortcuts="P"
        onClick={() => void pass()}
      >
        {text('cardroom.shed.pass')}
      </Button>
      <Button
        className="h-14 rounded-card"
        aria-label={text('cardroom.shed.sort')}
        title={text('cardroom.shed.sort')}
        aria-keyshortcuts="S"
        onClick={sort}
      >
        <ArrowDownWideNarrow aria-hidden className="size-5" />
      </Button>
      <Button
        className="h-14 rounded-card"
        aria-label={text('cardroom.shed.hint')}
        title={text('cardroom.shed.hint')}
        aria-keyshortcuts="H"
        disabled={!options || hasNone}
        onClick={propose}
      >
        <Lightbulb aria-hidden className="size-5" />
      </Button>
      <Button
        kind="brass"
        className="h-14 min-w-32 rounded-card max-md:flex-1"
        disabled={!options || chosen.size === 0 || isSending}
        aria-keyshortcuts="Enter"
        onClick={play}
      >
        {text('cardroom.shed.play', { count: chosen.size })}
      </Button>
    </div>
  );
}

/** What one is told beside the buttons. */
function adviceOf({ result, options }: ShedView) {
  if (result) return 'cardroom.bar.over';
  if (!options) return 'cardroom.shed.ahead';
  if (options.hints.length === 0) return 'cardroom.shed.none';
  return options.mayPass ? 'cardroom.shed.beat' : 'cardroom.shed.yourLead';
}
