import { lotteryIssuesOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { askVoidButton } from '../../shared/play/ask-void-button.tsx';
import { useText } from '../../shared/use-text.ts';
import { EnterResult } from './enter-result.tsx';

export const VoidButton = askVoidButton(lotteryIssuesOperator.askVoid, {
  label: 'console.lottery.void',
  title: 'console.lottery.voidTitle',
  text: 'console.lottery.voidText',
  values: ({ number }) => ({ number }),
});

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
