import { sportsbookFixturesOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useText } from '../../shared/use-text.ts';

type Props = {
  level: 'book' | 'sport' | 'league' | 'match' | 'market' | 'selection';
  /** The sport, league or match; empty for the book. */
  subject: string;
  market?: string;
  selection?: string;
  isStopped: boolean;
};

/** Suspends or opens at one level of the book, with a reason. */
export function StopButton({ level, subject, market, selection, isStopped }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const act = useAct(sportsbookFixturesOperator.stop, {
    input: (reason: string) => ({
      level,
      subject,
      isStopped: !isStopped,
      reason,
      ...(market && { market }),
      ...(selection && { selection }),
    }),
    done: isStopped ? 'console.sports.opened' : 'console.sports.stopped',
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text(isStopped ? 'console.sports.open' : 'console.sports.stop')}
      </Button>
      <ReasonModal
        isOpen={isOpen}
        isDanger={!isStopped}
        longest={300}
        title={text(isStopped ? 'console.sports.openTitle' : 'console.sports.stopTitle', {
          level: text(`console.sports.level.${level}`),
        })}
        confirmLabel={text(isStopped ? 'console.sports.open' : 'console.sports.stop')}
        act={act}
        onConfirm={(reason) => act.mutate(reason)}
        onClose={() => setOpen(false)}
      >
        <p>{text(isStopped ? 'console.sports.openText' : 'console.sports.stopText')}</p>
      </ReasonModal>
    </>
  );
}
