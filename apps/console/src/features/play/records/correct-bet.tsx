import { playOrdersOperator } from '@baize/contract';
import { readMoney } from '@baize/money';
import { Button, Field, MoneyInput, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import type { BetCard } from './bet-card.ts';

/** Giving a stake back or paying another win: asked for here, decided by a second person. */
export function CorrectBet({ bet }: { bet: BetCard }) {
  const text = useText();
  const mayAsk = useMay('play.correct');
  const mayDecide = useMay('approvals.read');
  const [asked, setAsked] = useState<'void' | 'resettle' | null>(null);
  if (bet.isAsked) {
    return (
      <span className="text-ink-soft">
        {text('console.bets.waits')}{' '}
        {mayDecide && (
          <Link to="/approvals" className={textLinkClasses}>
            {text('console.nav.approvals')}
          </Link>
        )}
      </span>
    );
  }
  if (!mayAsk || bet.state === 'void') return null;
  return (
    <>
      <Button onClick={() => setAsked('resettle')}>{text('console.bets.resettle')}</Button>
      <Button kind="danger" onClick={() => setAsked('void')}>
        {text('console.bets.void')}
      </Button>
      <VoidBet bet={bet} isOpen={asked === 'void'} onClose={() => setAsked(null)} />
      <ResettleBet bet={bet} isOpen={asked === 'resettle'} onClose={() => setAsked(null)} />
    </>
  );
}

type Props = { bet: BetCard; isOpen: boolean; onClose: () => void };

function VoidBet({ bet, isOpen, onClose }: Props) {
  const text = useText();
  const { betId } = bet;
  const asked = useAskedWords();
  const ask = useAct(playOrdersOperator.askVoid, {
    input: (reason: string) => ({ betId, reason }),
    done: asked,
    onDone: onClose,
  });
  return (
    <ReasonModal
      isOpen={isOpen}
      isDanger
      title={text('console.bets.voidTitle', { number: betId })}
      confirmLabel={text('console.bets.ask')}
      act={ask}
      onClose={() => {
        ask.reset();
        onClose();
      }}
    >
      <p>{text('console.bets.voidText')}</p>
    </ReasonModal>
  );
}

function ResettleBet({ bet, isOpen, onClose }: Props) {
  const text = useText();
  const { betId, currency } = bet;
  const [sum, setSum] = useState('');
  const [isMissing, setMissing] = useState(false);
  const asked = useAskedWords();
  const ask = useAct(playOrdersOperator.askResettle, {
    input: ({ reason, payout }: { reason: string; payout: bigint }) => ({ betId, payout, reason }),
    done: asked,
    onDone: leave,
  });
  function leave() {
    setSum('');
    setMissing(false);
    onClose();
  }
  function confirm(reason: string) {
    const payout = sum === '' ? null : readMoney(sum);
    setMissing(payout === null);
    if (payout !== null) ask.mutate({ reason, payout });
  }
  return (
    <ReasonModal
      isOpen={isOpen}
      title={text('console.bets.resettleTitle', { number: betId })}
      confirmLabel={text('console.bets.ask')}
      act={ask}
      onConfirm={confirm}
      onClose={() => {
        ask.reset();
        leave();
      }}
    >
      <p>{text('console.bets.resettleText')}</p>
      <Field
        isRequired
        label={text('console.bets.newPayout')}
        error={isMissing && text('console.bets.payoutMissing')}
      >
        <MoneyInput
          currency={currency}
          value={sum}
          onChange={(typed) => {
            setSum(typed);
            setMissing(false);
          }}
        />
      </Field>
    </ReasonModal>
  );
}

/** Nothing has moved yet: it waits among the approvals. */
function useAskedWords() {
  const text = useText();
  return () => ({
    tone: 'good' as const,
    title: text('console.bets.asked'),
    text: text('console.bets.askedText'),
  });
}
