import { insightSchedulesOperator as contract } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useText } from '../../../shared/use-text.ts';
import { EditSchedule } from './edit-schedule.tsx';
import { contentOf, type ScheduleRow } from './schedule-row.ts';

/** What can be done about one report by mail. */
export function ScheduleActions({ schedule }: { schedule: ScheduleRow }) {
  const text = useText();
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const remove = useAct(contract.removeSchedule, {
    input: () => ({ id: schedule.id }),
    done: 'console.schedules.removed',
    onDone: () => setAsked(null),
  });
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {(['edit', 'remove'] as const).map((act) => (
        <Button key={act} size="sm" onClick={() => setAsked(act)}>
          {text(`console.schedules.${act}`)}
        </Button>
      ))}
      {asked === 'edit' && (
        <EditSchedule content={contentOf(schedule)} onClose={() => setAsked(null)} />
      )}
      <ConfirmModal
        isOpen={asked === 'remove'}
        isDanger
        title={text('console.schedules.remove')}
        act={remove}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(null)}
      >
        <p>{text('console.schedules.removeText', { name: schedule.name })}</p>
      </ConfirmModal>
    </div>
  );
}
