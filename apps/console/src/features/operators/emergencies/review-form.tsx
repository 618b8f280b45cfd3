import { operatorsEmergencies } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { AreaField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { Emergency } from './emergency.ts';

const SHORTEST = 3;
const LONGEST = 1000;

type Judgement = NonNullable<Emergency['judgement']>;

/** Another person's judgement: final, with what they saw. */
export function ReviewForm({ emergency: { id, blockedBy } }: { emergency: Emergency }) {
  const text = useText();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const review = useAct(operatorsEmergencies.reviewEmergency, {
    input: (judgement: Judgement) => ({ id, judgement, note: note.trim() }),
    done: 'console.emergency.reviewed',
    touches: ['work'],
  });
  if (blockedBy)
    return <p className="text-ink-soft">{text(`console.emergency.not.${blockedBy}`)}</p>;
  const judge = (judgement: Judgement) => {
    const isShort = note.trim().length < SHORTEST;
    setMissing(isShort);
    if (!isShort && !review.isPending) review.mutate(judgement);
  };
  return (
    <section className="flex flex-col gap-3 border-t pt-4">
      <AreaField
        isRequired
        label={text('console.emergency.note')}
        hint={text('console.emergency.noteHint')}
        isWrong={isMissing}
        odd={text('console.emergency.noteMissing')}
        rows={3}
        maxLength={LONGEST}
        value={note}
        onChange={(typed) => {
          setNote(typed);
          setMissing(false);
        }}
      />
      <ErrorLine error={review.error} />
      <div className="flex flex-wrap gap-2">
        <Button kind="brass" isBusy={review.isPending} onClick={() => judge('justified')}>
          {text('console.emergency.judge.justified')}
        </Button>
        <Button kind="danger" isBusy={review.isPending} onClick={() => judge('unjustified')}>
          {text('console.emergency.judge.unjustified')}
        </Button>
      </div>
    </section>
  );
}
