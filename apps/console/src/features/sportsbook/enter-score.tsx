import { sportsbookSettlementOperator } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { TextField } from '../../shared/fields/text-field.tsx';
import { useText } from '../../shared/use-text.ts';
import type { DeskMatch } from './match-rows.ts';
import { readPeriods } from './periods.ts';

type Props = { match: DeskMatch; isCorrection: boolean; onClose: () => void };

/** The score of every period, typed by each of two people; a correction is asked for and approved. */
export function EnterScore({ match, isCorrection, onClose }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [isAbandoned, setAbandoned] = useState(false);
  const periods = readPeriods(typed);
  const input = (reason: string) => ({
    matchId: match.matchId,
    reason,
    result: { periods: periods ?? [], isAbandoned },
  });
  const enter = useAct(sportsbookSettlementOperator.enterResult, {
    input,
    done: ({ state }) => text(`console.sports.standing.${state}`),
    onDone: onClose,
  });
  const correct = useAct(sportsbookSettlementOperator.askCorrection, {
    input,
    done: 'console.sports.asked',
    onDone: onClose,
  });
  const act = isCorrection ? correct : enter;
  return (
    <ReasonModal
      isOpen
      longest={300}
      title={text(isCorrection ? 'console.sports.correct' : 'console.sports.enter')}
      confirmLabel={text(isCorrection ? 'console.sports.ask' : 'console.sports.enter')}
      act={act}
      onConfirm={(reason) => periods && act.mutate(reason)}
      onClose={onClose}
    >
      <p className="mb-3 text-ink-soft">
        {text(isCorrection ? 'console.sports.correctText' : 'console.sports.enterText')}
      </p>
      <TextField
        label={text('console.sports.periods')}
        hint={text('console.sports.periodsHint')}
        error={typed !== '' && !periods && text('console.sports.periodsWrong')}
        dir="ltr"
        placeholder="1-0 0-2"
        value={typed}
        onChange={setTyped}
      />
      <Checkbox checked={isAbandoned} onChange={({ target }) => setAbandoned(target.checked)}>
        {text('console.sports.abandoned')}
      </Checkbox>
    </ReasonModal>
  );
}
