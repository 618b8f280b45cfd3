import { Link } from '@tanstack/react-router';
import { CaseHead } from '../../../shared/parts/case-head.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useMay, useMe } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { Operator } from './operator.ts';
import { OperatorActions } from './operator-actions.tsx';
import { OperatorLimits } from './operator-limits.tsx';
import { OperatorRoles } from './operator-roles.tsx';
import { OperatorTags } from './operator-tags.tsx';

/** One operator, with what may be done about the account. */
export function OperatorCase({ operator }: { operator: Operator }) {
  const text = useText();
  const times = useTimes();
  const me = useMe();
  const mayEdit = useMay('operators.edit');
  const maySeeLog = useMay('audit.read');
  const isOwn = me.id === operator.id;
  return (
    <div className="flex flex-col gap-5">
      <CaseHead
        title={operator.name}
        below={<span className="text-ink-soft">{operator.username}</span>}
      >
        <OperatorTags operator={operator} />
      </CaseHead>
      <Facts
        facts={[
          {
            label: text('console.email.label'),
            value: operator.email ?? text('console.email.none'),
          },
          {
            label: text('console.operators.lastLogin'),
            value: operator.lastLoginAt
              ? times.dayAndTime(operator.lastLoginAt)
              : text('console.operators.never'),
          },
          { label: text('console.operators.created'), value: times.dayAndTime(operator.createdAt) },
          {
            label: text('console.factor.title'),
            value: text(operator.hasSecondFactor ? 'console.factor.on' : 'console.factor.off'),
          },
        ]}
      />
      <OperatorRoles key={operator.version} operator={operator} mayEdit={mayEdit} />
      <OperatorLimits
        key={`limits ${operator.limits.version}`}
        operator={operator}
        mayEdit={mayEdit}
      />
      {mayEdit && !isOwn && <OperatorActions operator={operator} />}
      {isOwn && <p className="text-ink-soft">{text('console.operators.own')}</p>}
      {maySeeLog && (
        <Link
          to="/audit"
          search={{ actor: operator.username }}
          className="w-fit font-semibold text-felt-text underline-offset-4 hover:underline touch:min-h-11"
        >
          {text('console.operators.log')}
        </Link>
      )}
    </div>
  );
}
