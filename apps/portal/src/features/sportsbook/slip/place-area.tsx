import { floorToCents } from '@baize/money';
import { Button, Money } from '@baize/ui';
import { useState } from 'react';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useOddsFormat } from '../../../shared/sportsbook/odds-format.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { EachWaySwitch } from './each-way-switch.tsx';
import { FreeBetPicker } from './free-bet-picker.tsx';
import { PolicyModal } from './policy-modal.tsx';
import { acceptOdds, freeBetOf, hasSameMatch, type Slip } from './slip.ts';
import { slipStore } from './slip-store.ts';
import { SlipSum } from './slip-sum.tsx';
import { StakeBox } from './stake-box.tsx';
import { parlayOdds, totalOf } from './sums.ts';
import { type Changes, useChanges } from './use-changes.ts';
import type { usePlace } from './use-place.ts';
import type { Quote } from './use-quote.ts';

type Props = { slip: Slip; quote: Quote | undefined; place: ReturnType<typeof usePlace> };

/** Stake, what it comes to, and the one button; what stands in its way is said beside it. */
export function PlaceArea({ slip, quote, place }: Props) {
  const format = useOddsFormat();
  const changes = useChanges(slip);
  const [isChoosing, setChoosing] = useState(false);
  const total = totalOf(slip, format);
  return (
    <div className="grid gap-3 px-4 pt-3 pb-4">
      <FreeBetPicker slip={slip} />
      {freeBetOf(slip) === null && <StakeBox slip={slip} quote={quote} />}
      <EachWaySwitch slip={slip} quote={quote} />
      <SlipSum
        slip={acceptOdds(slip, changes.now)}
        agreedOdds={parlayOdds(slip)}
        quote={quote}
        total={total}
      />
      <FormFault error={place.isLost ? undefined : place.fault} />
      <Obstacle slip={slip} quote={quote} changes={changes} total={total} />
      <PlaceButton
        slip={slip}
        place={place}
        seen={quote?.odds}
        changes={changes}
        total={total}
        isRefused={obstacleOf({ slip, quote, changes, total }) !== null}
      />
      <PolicyLine slip={slip} onChange={() => setChoosing(true)} />
      <PolicyModal isOpen={isChoosing} policy={slip.policy} onClose={() => setChoosing(false)} />
    </div>
  );
}

type ButtonProps = Pick<Props, 'slip' | 'place'> & {
  seen: number | null | undefined;
  changes: Changes;
  total: bigint;
  isRefused: boolean;
};

function PlaceButton({ slip, place, seen, changes, total, isRefused }: ButtonProps) {
  const text = useText();
  const parts = useMoneyParts();
  const format = useOddsFormat();
  const isIn = useSession() !== null;
  const send = () => void place.send(slipStore.current(), format, seen);
  if (!isIn) {
    return (
      <Button kind="brass" size="lg" onClick={() => overlay.open('login')}>
        {text('sportsbook.slip.signIn')}
      </Button>
    );
  }
  if (place.isLost) {
    return (
      <div role="alert" className="grid gap-2">
        <p className="text-[0.8125rem] text-ink-soft">{text('sportsbook.slip.lost')}</p>
        <Button kind="brass" size="lg" isBusy={place.isSending} onClick={send}>
          {text('sportsbook.slip.askAgain')}
        </Button>
      </div>
    );
  }
  if (changes.asks > 0 && changes.locked === 0) {
    return (
      <Button size="lg" onClick={() => slipStore.accept(changes.now)}>
        {text('sportsbook.slip.accept', { count: changes.asks })}
      </Button>
    );
  }
  return (
    <Button
      kind="brass"
      size="lg"
      isBusy={place.isSending}
      disabled={total <= 0n || changes.locked > 0 || isRefused}
      onClick={send}
    >
      {text(`sportsbook.slip.place.${slip.mode}`, { count: slip.legs.length })}
      {total > 0n && <Money parts={parts(floorToCents(total))} />}
    </Button>
  );
}

type ObstacleProps = Pick<Props, 'slip' | 'quote'> & { changes: Changes; total: bigint };

/** What must be put right before the bet can be placed, one thing at a time. */
function Obstacle(props: ObstacleProps) {
  const text = useText();
  const parts = useMoneyParts();
  const found = obstacleOf(props);
  if (!found) return null;
  const { currency, whole, decimals } = parts(found.amount ?? 0n);
  const amount = `\u2066${currency}${whole}${decimals}\u2069`;
  return (
    <p
      role="status"
      className="rounded-ctl bg-brass-wash px-3 py-2 text-[0.8125rem] text-brass-text"
    >
      {text(`sportsbook.slip.${found.word}`, { count: found.count ?? 0, amount })}
    </p>
  );
}

/** As the house writes it on the wire. */
const SAME_MATCH = 'sports.same.match';
const OTHER_TERMS = 'promotion.freebet.terms';

type Found = {
  word: 'locked' | 'changed' | 'tooLittle' | 'tooMuch' | 'sameMatchNot' | 'freeBetTerms';
  count?: number;
  amount?: bigint;
};

function obstacleOf({ slip, quote, changes, total }: ObstacleProps): Found | null {
  if (changes.locked > 0) return { word: 'locked', count: changes.locked };
  if (changes.asks > 0) return { word: 'changed', count: changes.asks };
  if (!quote || total <= 0n) return null;
  if (quote.refusal === SAME_MATCH && hasSameMatch(slip)) return { word: 'sameMatchNot' };
  const isFree = freeBetOf(slip) !== null;
  if (quote.refusal === OTHER_TERMS && isFree) return { word: 'freeBetTerms' };
  // Of several singles each has its own limits, which its own refusal tells.
  if (slip.mode === 'SINGLE' && slip.legs.length > 1) return null;
  if (total < quote.minStake && !isFree) return { word: 'tooLittle', amount: quote.minStake };
  return total > quote.maxStake ? { word: 'tooMuch', amount: quote.maxStake } : null;
}

function PolicyLine({ slip, onChange }: { slip: Slip; onChange: () => void }) {
  const text = useText();
  return (
    <p className="flex items-center gap-2 text-xs text-ink-soft">
      <span className="min-w-0 flex-1">{text(`sportsbook.policy.${slip.policy}`)}</span>
      <button
        type="button"
        onClick={onChange}
        className="font-semibold text-felt-text hover:underline touch:min-h-11"
      >
        {text('sportsbook.policy.change')}
      </button>
    </p>
  );
}
