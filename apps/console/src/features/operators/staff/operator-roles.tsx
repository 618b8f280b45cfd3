import { operatorsStaff, type RoleCode } from '@baize/contract';
import { Button } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { isSame } from '../../../shared/editor/changes.ts';
import { refusedAs, sentenceOf } from '../../../shared/errors.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Operator } from './operator.ts';
import { RoleBoxes } from './role-boxes.tsx';

type Props = { operator: Operator; mayEdit: boolean };

/** What is taken away goes at once; what is given waits for a second administrator. */
export function OperatorRoles({ operator, mayEdit }: Props) {
  const text = useText();
  const [roles, setRoles] = useState<RoleCode[]>(operator.roles);
  const change = useAct(operatorsStaff.setRoles, {
    input: () => ({ id: operator.id, version: operator.version, roles }),
    onDone: ({ approvalId }) => {
      if (approvalId) setRoles(operator.roles);
      showToast({
        tone: approvalId ? 'wait' : 'good',
        title: text(approvalId ? 'console.roles.asked' : 'console.roles.changed'),
        ...(approvalId && { text: text('console.roles.askedText') }),
      });
    },
  });
  const isChanged = !isSame(roles, operator.roles);
  return (
    <div className="flex flex-col gap-2 border-t pt-4">
      <RoleBoxes value={roles} onChange={setRoles} isDisabled={!mayEdit} />
      {change.error && (
        <p role="alert" className="text-danger">
          {refusedAs(change.error, 'CHANGED_MEANWHILE')
            ? text('console.roles.meanwhile')
            : sentenceOf(change.error)}
        </p>
      )}
      {mayEdit && isChanged && (
        <div className="flex gap-2">
          <Button kind="brass" isBusy={change.isPending} onClick={() => change.mutate(undefined)}>
            {text('console.roles.save')}
          </Button>
          <Button onClick={() => setRoles(operator.roles)}>{text('console.form.discard')}</Button>
        </div>
      )}
    </div>
  );
}
