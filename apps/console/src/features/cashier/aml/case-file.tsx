import { cashierAmlOperator } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { Found } from '../../../shared/parts/found.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { placeName } from '../../../shared/said/places.ts';
import { useMe } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { WatchCase } from '../cashier-rows.ts';

import { CaseNotes, CloseCase } from './case-steps.tsx';

/** One case whole: what raised it, whom it concerns, what was noted, and how it ended. */
export function CaseFile({ caseId }: { caseId: string }) {
  const found = useQuery({
    ...queryOf(cashierAmlOperator.showCase, { caseId }),
    enabled: /^\d{1,18}$/.test(caseId),
  });
  return <Found query={found}>{(one) => <Shown one={one} />}</Found>;
}

function Shown({ one }: { one: WatchCase }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const isOpen = one.state === 'OPEN';
  return (
    <div className="flex flex-col gap-5">
      <header>
        <div className="flex items-start justify-between gap-3">
          <h2 className="type-title">{text(`console.aml.pattern.${one.pattern}`)}</h2>
          <Tag tone={isOpen ? 'warn' : 'plain'}>{text(`console.aml.state.${one.state}`)}</Tag>
        </div>
        <p className="mt-1 text-ink-soft">{text(`console.aml.what.${one.pattern}`)}</p>
      </header>
      {isOpen && <Assign one={one} />}
      <Facts
        facts={[
          { label: text('console.cashier.number'), value: `C-${one.caseId}` },
          {
            label: text('console.cashier.memberName'),
            value: <MemberLink memberId={one.memberId} name={one.username} />,
          },
          ...one.others.map(({ memberId, username }) => ({
            label: text('console.aml.other'),
            value: <MemberLink memberId={memberId} name={username} />,
          })),
          {
            label: text('console.cashier.amount'),
            value: <Sum amount={one.amount} currency={currency} />,
          },
          { label: text('console.aml.opened'), value: times.exact(one.openedAt) },
          { label: text('console.aml.assigned'), value: one.assignedTo ?? '–' },
          ...(one.closedAt
            ? [{ label: text('console.aml.closed'), value: times.exact(one.closedAt) }]
            : []),
          ...(one.outcome
            ? [
                {
                  label: text('console.aml.outcome'),
                  value: text(`console.aml.outcome.${one.outcome}`),
                },
              ]
            : []),
        ]}
      />
      <section>
        <h3 className="type-label mb-1.5">{text('console.aml.facts')}</h3>
        <div className="rounded-card border bg-table px-4 py-2">
          <Facts
            facts={Object.entries(one.facts).map(([name, value]) => ({
              label: placeName({ text }, name),
              value,
            }))}
          />
        </div>
      </section>
      <CaseNotes one={one} />
      {isOpen && <CloseCase caseId={one.caseId} />}
      <AuditLink subject={`case:${one.caseId}`} />
    </div>
  );
}

function Assign({ one: { caseId, assignedTo } }: { one: WatchCase }) {
  const text = useText();
  const me = useMe();
  const isMine = assignedTo === me.username;
  const assign = useAct(cashierAmlOperator.assignCase, {
    input: (take: boolean) => ({ caseId, take }),
    done: (_, take) => text(take ? 'console.aml.taken' : 'console.aml.given'),
    touches: ['members'],
  });
  return (
    <div>
      <Button
        kind={isMine ? 'line' : 'brass'}
        isBusy={assign.isPending}
        onClick={() => assign.mutate(!isMine)}
      >
        {text(isMine ? 'console.aml.give' : 'console.aml.take')}
      </Button>
      <ErrorLine error={assign.error} className="mt-2" />
    </div>
  );
}
