import { type Output, promotionsEnvelopes } from '@baize/contract';
import { Modal, useMedia } from '@baize/ui';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Packet } from '../tickets/drawn-things.tsx';
import { useGiftCall } from '../use-gift-call.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import './rain.css';

export type Rain = NonNullable<Output<typeof promotionsEnvelopes.rain.value>>;

type Props = { rain: Rain; onClose: () => void };
type Caught = { money: bigint; chancesLeft: number; total: bigint };

const FALLING = 22;

/** A minute of red envelopes over the whole screen: whichever is touched is caught. Without motion they lie still. */
export function RainScreen({ rain, onClose }: Props) {
  const text = useText();
  const left = useSecondsLeft(rain.endsAt);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [caught, setCaught] = useState<Caught | null>(null);
  const catching = useGiftCall({
    send: (_order: object, requestId) =>
      ask(promotionsEnvelopes.catchEnvelope, { id: rain.id, requestId }),
    onDone: ({ money, chancesLeft }) =>
      setCaught((before) => ({
        money,
        chancesLeft,
        total: (before?.total ?? rain.caught) + money,
      })),
  });
  const chances = caught ? caught.chancesLeft : rain.chances - rain.used;
  const isOver = left === 0 || chances === 0;
  return (
    <Modal
      isOpen
      size="full"
      onClose={onClose}
      title={rain.title}
      bodyClassName="flex flex-col overflow-hidden"
    >
      <p className="flex shrink-0 flex-wrap justify-between gap-3 text-ink-soft" role="status">
        <span>{text('promotions.rain.chances', { count: chances })}</span>
        <span className="tabular-nums">{text('promotions.rain.left', { seconds: left })}</span>
      </p>
      <div className={isStill ? 'rain-still' : 'rain-sky'}>
        {!isOver &&
          Array.from({ length: FALLING }, (_, n) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an envelope is its place in the sky
              key={n}
              type="button"
              aria-label={text('promotions.rain.catch')}
              disabled={catching.isBusy}
              // Caught where the finger comes down: what falls has moved on when it is lifted.
              onPointerDown={(event) => event.button === 0 && catching.start({})}
              onClick={({ detail }) => detail === 0 && catching.start({})}
              className="rain-drop"
              style={{ '--n': n } as React.CSSProperties}
            >
              <Packet isOpen={false} className="h-20 w-15" />
            </button>
          ))}
        <Said caught={caught} isOver={isOver} />
      </div>
    </Modal>
  );
}

/** What the last envelope held; at the end what all of them did. */
function Said({ caught, isOver }: { caught: Caught | null; isOver: boolean }) {
  const text = useText();
  const sum = useSumWords();
  return (
    <div aria-live="polite" className="rain-said">
      {caught && (
        <div key={String(caught.chancesLeft)} className="rain-prize">
          <Packet isOpen className="h-32 w-24" />
          <p className="font-display text-4xl font-semibold">
            {caught.money > 0n
              ? text('promotions.rain.caught', { amount: sum(caught.money) })
              : text('promotions.rain.empty')}
          </p>
          {isOver && caught.total > caught.money && (
            <p>{text('promotions.rain.total', { amount: sum(caught.total) })}</p>
          )}
        </div>
      )}
      {!caught && isOver && <p className="font-display text-3xl">{text('promotions.rain.over')}</p>}
    </div>
  );
}
