import { Button, cx } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { Activity } from '../use-promotions.ts';
import { DRAWN } from './drawn-things.tsx';
import { isNothing, usePrizeName } from './prize-name.ts';
import { useTicket } from './use-ticket.ts';

/** How many lie there to choose from; which one is chosen changes nothing, and is said. */
const COUNTS = { GOLDEN_EGG: 6, TREASURE_CHEST: 3, LUCKY_RED_PACKET: 4, RAFFLE: 3 } as const;

type Props = { activity: Activity; style: keyof typeof DRAWN };

/** Eggs, chests, packets or tickets: one is chosen and opens with what the house drew. */
export function PickOne({ activity, style }: Props) {
  const text = useText();
  const [picked, setPicked] = useState<number | null>(null);
  const ticket = useTicket(activity);
  const nameOf = usePrizeName();
  const prize = ticket.won && activity.prizes[ticket.won.prize];
  const Thing = DRAWN[style];
  const isOpen = (n: number) => n === picked && ticket.won !== null;
  return (
    <div className="flex flex-col items-center gap-4">
      <div
        className={cx(
          'flex flex-wrap justify-center gap-3 rounded-card bg-[radial-gradient(closest-side,var(--brass-wash),transparent)] p-4',
          // On a phone four lie two by two, and not three and one.
          COUNTS[style] === 4 && 'max-sm:max-w-64',
        )}
      >
        {Array.from({ length: COUNTS[style] }, (_, n) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place
            key={n}
            type="button"
            disabled={!ticket.mayOpen || ticket.won !== null}
            aria-label={text(`promotions.pick.${style}`, { at: n + 1 })}
            onClick={() => {
              setPicked(n);
              ticket.open();
            }}
            className={cx(
              'rounded-card p-2 transition-transform motion-safe:enabled:hover:-translate-y-1 motion-safe:enabled:hover:rotate-2',
              n === picked && ticket.isBusy && 'motion-safe:animate-pulse',
              ticket.won !== null && n !== picked && 'opacity-40',
            )}
          >
            <Thing isOpen={isOpen(n)} className="h-24 w-20 sm:h-28 sm:w-24" />
          </button>
        ))}
      </div>
      <p aria-live="polite" className="min-h-7 text-center font-display text-2xl" dir="auto">
        {prize &&
          (isNothing(prize)
            ? text('promotions.rain.empty')
            : text('promotions.pick.won', { name: nameOf(prize) }))}
      </p>
      <p className="text-center text-ink-soft">
        {text('promotions.ticketsInHand', { count: ticket.won?.ticketsLeft ?? activity.tickets })}
      </p>
      {ticket.won && ticket.won.ticketsLeft > 0 && (
        <Button
          kind="brass"
          onClick={() => {
            setPicked(null);
            ticket.again();
          }}
        >
          {text('promotions.pick.again')}
        </Button>
      )}
      <p className="text-center text-[0.75rem] text-ink-soft">{text('promotions.pick.fair')}</p>
    </div>
  );
}
