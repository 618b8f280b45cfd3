import { type Output, promotionsEnvelopes } from '@baize/contract';
import { Modal, useMedia } from '@baize/ui';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Packet } from '../tickets/drawn-things.tsx';
import { useGiftCall } from '../use-gift-call.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import './rain.css';

export type Rain = NonNullable<Output<typeof promotionsEnvelopes.rain.value>>;

type Props = { rain: Rain; onCaught: () => void; onClose: () => void };

const FALLING = 16;

/** A minute of red envelopes: whichever is touched is caught. Without motion they lie still. */
export function RainScreen({ rain, onCaught, onClose }: Props) {
  const text = useText();
  const sum = useSumWords();
  const left = useSecondsLeft(rain.endsAt);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [caught, setCaught] = useState<{ money: bigint; chancesLeft: number } | null>(null);
  const catching = useGiftCall({
    send: (_order: object, requestId) =>
      ask(promotionsEnvelopes.catchEnvelope, { id: rain.id, requestId }),
    onDone: (value) => {
      setCaught(value);
      onCaught();
    },
  });
  const chances = caught ? caught.chancesLeft : rain.chances - rain.used;
  const isOver = left === 0 || chances === 0;
  return (
    <Modal isOpen size="lg" onClose={onClose} title={rain.title}>
      <p className="flex flex-wrap justify-between gap-3 text-ink-soft" role="status">
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
              onClick={() => catching.start({})}
              className="rain-drop"
              style={{ '--n': n } as React.CSSProperties}
            >
              <Packet isOpen={false} className="h-20 w-15" />
            </button>
          ))}
        <p aria-live="polite" className="rain-said font-display text-3xl">
          {caught &&
            (caught.money > 0n
              ? text('promotions.rain.caught', { amount: sum(caught.money) })
              : text('promotions.rain.empty'))}
          {!caught && isOver && text('promotions.rain.over')}
        </p>
      </div>
    </Modal>
  );
}
