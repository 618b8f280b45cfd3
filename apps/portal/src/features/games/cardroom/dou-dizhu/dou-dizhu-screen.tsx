import type { DouDizhuMove, DouDizhuView } from '@baize/games';
import { Button } from '@baize/ui';
import { CardPicture } from '../../../../shared/own-games/cards/card-picture.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import type { CardTable } from '../card-table.ts';
import { anyScreen, type ScreenProps, type SeatFacts } from '../screen.ts';
import { ShedBar, ShedCentre, ShedOwn, useShedSeat, useTellShed } from '../shedding/shed-parts.tsx';
import { CentreWords } from '../table/centre-words.tsx';
import { useKeys } from '../use-keys.ts';

type Props = ScreenProps<DouDizhuView>;

function useSeat() {
  const text = useText();
  const shed = useShedSeat();
  return (view: DouDizhuView, seat: number): SeatFacts => {
    const facts = shed(view, seat);
    const bid = view.bids.find((one) => one.seat === seat)?.bid;
    const isBidding = view.phase === 'bid';
    return {
      ...facts,
      isDim: isBidding ? bid === 0 : (facts.isDim ?? false),
      mark:
        view.landlord === seat ? { short: '♛', name: text('cardroom.ddz.landlord') } : undefined,
      act:
        isBidding && bid !== undefined
          ? { words: bidWords(bid, text), tone: bid > 0 ? 'raise' : 'plain' }
          : facts.act,
    };
  };
}

const bidWords = (bid: number, text: ReturnType<typeof useText>) =>
  bid === 0 ? text('cardroom.niu.noBid') : text('cardroom.ddz.bid', { points: bid });

function useTellMove() {
  const text = useText();
  const shed = useTellShed();
  return (move: unknown) => {
    const made = move as DouDizhuMove;
    return 'bid' in made ? bidWords(made.bid, text) : shed(made);
  };
}

function Centre(props: Props) {
  const { view, layout } = props;
  const text = useText();
  if (view.phase === 'bid') {
    return <CentreWords layout={layout} words={text('cardroom.ddz.askBid')} />;
  }
  return (
    <>
      <Kitty view={view} layout={layout} />
      <ShedCentre {...props} />
    </>
  );
}

/** The landlord's three cards, and what bids and bombs have made of the base. */
function Kitty({ view, layout: { table, cardWidth, isNarrow } }: Pick<Props, 'view' | 'layout'>) {
  const text = useText();
  const width = cardWidth * (isNarrow ? 0.7 : 0.62);
  return (
    <section
      aria-label={text('cardroom.ddz.kitty')}
      className="absolute z-1 flex -translate-x-1/2 items-center gap-1.5"
      style={{ left: table.cx, top: table.cy - table.ry * (isNarrow ? 0.62 : 0.86) }}
    >
      {view.kitty?.map((card) => (
        <span key={card} style={{ width }} className="drop-shadow-[0_3px_3px_#0009]">
          <CardPicture card={card} className="w-full" />
        </span>
      ))}
      <b className="num ms-2 rounded-full bg-[#02090cf0] px-3 py-1 text-sm text-[#ffe29a] shadow-[inset_0_0_0_1px_#e0b65a77]">
        ×{view.multiple}
      </b>
    </section>
  );
}

function Bar(props: Props) {
  const { view, act, isSending, playSound } = props;
  const text = useText();
  const bids = view.options?.bids ?? [];
  const choose = (bid: number) => {
    if (isSending) return;
    playSound('place');
    act({ bid });
  };
  useKeys(Object.fromEntries(bids.map((bid) => [String(bid), () => choose(bid)])));
  if (view.phase !== 'bid') return <ShedBar {...props} />;
  return (
    <fieldset
      disabled={isSending || bids.length === 0}
      className="flex min-h-20 flex-wrap items-center justify-center gap-2.5 px-3 py-3"
    >
      <legend className="float-start w-full pb-2 text-center text-[0.8125rem] text-ink-soft md:w-auto md:pe-4 md:pb-0">
        {text(bids.length > 0 ? 'cardroom.ddz.askBid' : 'cardroom.bar.wait')}
      </legend>
      {bids.map((bid) => (
        <Button
          key={bid}
          kind={bid === 0 ? 'line' : bid === bids.at(-1) ? 'brass' : 'felt'}
          onClick={() => choose(bid)}
          aria-keyshortcuts={String(bid)}
          className="h-14 min-w-18 rounded-card text-base md:min-w-24"
        >
          {bid === 0 ? text('cardroom.niu.noBid') : text('cardroom.ddz.points', { points: bid })}
        </Button>
      ))}
    </fieldset>
  );
}

function Facts({ view }: { table: CardTable; view: DouDizhuView }) {
  const text = useText();
  // Until somebody is landlord the stake is none.
  if (view.phase === 'bid') return null;
  return (
    <dl className="flex flex-col gap-1.5 text-[0.8125rem] *:flex *:justify-between">
      <div>
        <dt className="text-ink-soft">{text('cardroom.ddz.multiple')}</dt>
        <dd dir="ltr" className="num font-semibold">
          ×{view.multiple}
        </dd>
      </div>
    </dl>
  );
}

export const douDizhuScreen = anyScreen<DouDizhuView>({
  holding: 'deep',
  useSeat,
  useTellMove,
  Centre,
  Own: ShedOwn,
  Bar,
  Facts,
});
