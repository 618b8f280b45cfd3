import { promotionsFreeSpins } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Play } from '../bets/use-play.ts';
import type { Choice } from '../stage/stage.ts';

type Props = { gameCode: string; play: Play; choice: Choice };

/** Free spins of this slot: how many are left, what they won, and the button that spins one. */
export function FreeSpinsBar({ gameCode, play, choice }: Props) {
  const text = useText();
  const sum = useSumWords();
  const { dateAndTime } = useTimes();
  const spins = useSpins(gameCode, play);
  if (!spins) return null;
  const { id, left, stake, won, expiresAt, multiple } = spins;
  return (
    <section
      aria-label={text('slots.gift.name')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-brass-wash px-4 py-2.5"
    >
      <Sparkles aria-hidden className="size-5 shrink-0 text-brass" />
      <p className="min-w-40 flex-1 text-[0.875rem]">
        <b>{text('slots.gift.left', { count: left, stake: sum(stake) })}</b>{' '}
        <span className="text-ink-soft">
          {won > 0n && text('slots.gift.won', { amount: sum(won) })}{' '}
          {text('slots.gift.terms', { multiple })}{' '}
          {expiresAt !== null && text('slots.gift.until', { when: dateAndTime(expiresAt) })}
        </span>
      </p>
      <Button
        kind="brass"
        disabled={play.phase !== 'ready'}
        onClick={() => play.bet(stake, choice, id)}
      >
        {text('slots.gift.spin')}
      </Button>
    </section>
  );
}

/** The gift that lapses first; looked at again after each round. */
function useSpins(gameCode: string, { phase }: Play) {
  const token = useSession()?.token;
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: ['promotions', 'spins', token],
    queryFn: ({ signal }) => ask(promotionsFreeSpins.spins, {}, signal),
    enabled: token !== undefined,
  });
  const own = data?.filter((one) => one.gameCode === gameCode);
  const hasOwn = own !== undefined && own.length > 0;
  useEffect(() => {
    if (phase === 'ready' && hasOwn) {
      void cache.invalidateQueries({ queryKey: ['promotions', 'spins'] });
    }
  }, [phase, hasOwn, cache]);
  return own?.[0];
}
