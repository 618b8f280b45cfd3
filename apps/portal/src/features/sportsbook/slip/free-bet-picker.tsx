import { type Output, promotionsFreeBets } from '@baize/contract';
import { cx, Money } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useEffect } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useOddsText } from '../../../shared/sportsbook/odds-format.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Slip } from './slip.ts';
import { slipStore } from './slip-store.ts';

type FreeBet = Output<typeof promotionsFreeBets.freeBets.value>[number];

/** Free bets in hand: one of them stakes the slip instead of the member. Several singles are several bets. */
export function FreeBetPicker({ slip }: { slip: Slip }) {
  const text = useText();
  const parts = useMoneyParts();
  const free = useFreeBets(slip);
  if (free.length === 0 || (slip.mode === 'SINGLE' && slip.legs.length > 1)) return null;
  const chosen = free.find(({ id }) => id === slip.freeBet?.id);
  const choose = ({ id, stake }: FreeBet) =>
    slipStore.change({ freeBet: id === chosen?.id ? null : { id, stake } });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a few buttons in a row are no form
    <div role="group" aria-label={text('sportsbook.freeBet')} className="grid gap-1.5">
      <div className="flex flex-wrap gap-1.5">
        {free.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === chosen?.id}
            onClick={() => choose(one)}
            className={cx(
              'flex h-10 items-center gap-1.5 rounded-ctl border px-3 text-[0.8125rem] font-semibold touch:h-11',
              one.id === chosen?.id ? 'border-brass bg-brass-wash' : 'bg-well hover:border-brass',
            )}
          >
            <Gift aria-hidden className="size-4 text-brass-text" />
            {text('sportsbook.freeBet')}
            <Money parts={parts(one.stake)} />
          </button>
        ))}
      </div>
      {chosen && <Terms free={chosen} />}
    </div>
  );
}

/** What it is good for, in a few words. */
function Terms({ free }: { free: FreeBet }) {
  const text = useText();
  const sum = useSumWords();
  const oddsText = useOddsText();
  const { dateAndTime } = useTimes();
  const { sports, kinds, leagues, minOdds } = free.terms;
  const words = [
    text('sportsbook.freeBet.until', { when: dateAndTime(free.expiresAt) }),
    ...sports.map((sport) => text(`sportsbook.sport.${sport}`)),
    ...kinds.map((kind) => text(`sportsbook.mode.${kind}`)),
    minOdds !== null && text('sportsbook.freeBet.minOdds', { odds: oddsText(minOdds) }),
    leagues.length > 0 && text('sportsbook.freeBet.leagues'),
    free.multiple > 0 && text('sportsbook.freeBet.play', { multiple: free.multiple }),
  ];
  return (
    <p className="text-xs text-ink-soft">
      {text('sportsbook.freeBet.rule', { amount: sum(free.stake) })}{' '}
      {words.filter(Boolean).join(' · ')}
    </p>
  );
}

/** One that was used or has lapsed meanwhile is no longer chosen. */
function useFreeBets({ freeBet }: Slip): readonly FreeBet[] {
  const token = useSession()?.token;
  const { data } = useQuery({
    queryKey: ['promotions', 'free-bets', token],
    queryFn: ({ signal }) => ask(promotionsFreeBets.freeBets, {}, signal),
    enabled: token !== undefined,
    retry: false,
  });
  const free = (token && data) || [];
  const isGone = freeBet != null && data !== undefined && !free.some(({ id }) => id === freeBet.id);
  useEffect(() => {
    if (isGone) slipStore.change({ freeBet: null });
  }, [isGone]);
  return free;
}
