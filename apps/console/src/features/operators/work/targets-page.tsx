import { days, minutes } from '@baize/calendar';
import { type Output, operatorsWork } from '@baize/contract';
import { Button, SkeletonText } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ageText } from '../../../shared/age-text.ts';
import { isSame } from '../../../shared/editor/changes.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { TitledPage } from '../../../shared/parts/titled-page.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';

type Targets = Output<typeof operatorsWork.readTargets.value>;

const LONGEST = days(60) / minutes(1);

/** Within how long each kind of work is to be done; from then on it counts as overdue. */
export function TargetsPage() {
  const targets = useQuery(queryOf(operatorsWork.readTargets, {}));
  return (
    <TitledPage
      title="console.work.targets.title"
      lead="console.work.targets.lead"
      actions={<AuditLink subject="system:work-targets" />}
      read={targets}
    >
      {targets.data ? (
        <TargetsForm key={targets.data.version} held={targets.data} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </TitledPage>
  );
}

function TargetsForm({ held }: { held: Targets }) {
  const text = useText();
  const mayEdit = useMay('operators.edit');
  const [targets, setTargets] = useState(held.targets);
  const save = useAct(operatorsWork.saveTargets, {
    input: () => ({ targets, version: held.version }),
    done: 'console.work.targets.saved',
  });
  const isChanged = !isSame(targets, held.targets);
  const set = (kind: string, count: number) =>
    setTargets(targets.map((one) => (one.kind === kind ? { ...one, minutes: count } : one)));
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <FormPanel title={text('console.work.targets.minutes')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {targets.map((one) => (
            <NumberField
              key={one.kind}
              label={text(`console.work.kind.${one.kind}`)}
              min={1}
              max={LONGEST}
              hint={ageText(text, minutes(one.minutes))}
              value={one.minutes}
              onChange={(count) => set(one.kind, count)}
              isDisabled={!mayEdit}
            />
          ))}
        </div>
      </FormPanel>
      <ErrorLine error={save.error} />
      {mayEdit && (
        <div className="flex gap-2">
          <Button
            kind="brass"
            disabled={!isChanged}
            isBusy={save.isPending}
            onClick={() => save.mutate(undefined)}
          >
            {text('console.work.targets.save')}
          </Button>
          {isChanged && (
            <Button onClick={() => setTargets(held.targets)}>{text('console.form.discard')}</Button>
          )}
        </div>
      )}
    </div>
  );
}
