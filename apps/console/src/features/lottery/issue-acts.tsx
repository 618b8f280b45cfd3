import { lotteryIssuesOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { useAct } from '../../shared/act/use-act.ts';
import { AskVoidButton } from '../../shared/play/ask-void-button.tsx';
import { useText } from '../../shared/use-text.ts';
import { EnterResult } from './enter-result.tsx';

type ResultProps = { gameCode: string; number: string; isCorrection: boolean };

export function ResultButton({ gameCode, number, isCorrection }: ResultProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" kind={isCorrection ? 'line' : 'brass'} onClick={() => setOpen(true)}>
        {text(isCorrection ? 'console.lottery.correct' : 'console.lottery.enter')}
      </Button>
      {isOpen && <EnterResult gameCode={gameCode} number={number} onClose={() => setOpen(false)} />}
    </>
  );
}

export function VoidButton({ gameCode, number }: { gameCode: string; number: string }) {
  const text = useText();
  const ask = useAct(lotteryIssuesOperator.askVoid, {
    input: (reason: string) => ({ gameCode, number, reason }),
    done: 'console.play.approvalAsked',
  });
  return (
    <AskVoidButton
      act={ask}
      label={text('console.lottery.void')}
      title={text('console.lottery.voidTitle', { number })}
    >
      {text('console.lottery.voidText')}
    </AskVoidButton>
  );
}
