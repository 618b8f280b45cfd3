import { agentsPayOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { moneyColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { stateFilter } from '../agent-filters.ts';
import { BILL_TONES, type Bill, PAGE_SIZE } from '../agent-rows.ts';
import { billBeside, billStateColumn } from './bill-list.tsx';
import { RunActions } from './run-actions.tsx';
import { periodText, RunTag } from './run-parts.tsx';
import { useRunFile } from './use-run-file.ts';

/** One run: its bills, each with its calculation, and what is decided about it. */
export function RunPage({ runId }: { runId: string }) {
  return <RunBills given={{ runId }} head={<RunHead runId={runId} />} />;
}

const RunBills = listPage(agentsPayOperator.runBills, {
  words: 'console.agents.bills',
  size: PAGE_SIZE,
  filters: [
    stateFilter({
      states: Object.keys(BILL_TONES) as Bill['state'][],
      word: (state) => `console.agents.bill.${state}`,
    }),
  ],
  rowId: ({ id }) => id,
  columns: [
    titleColumn('console.agents.receiver', ({ receiver, payer }, { text }) => [
      receiver,
      text('console.agents.from', { payer: payer || text('console.agents.company') }),
    ]),
    moneyColumn('console.agents.gross', ({ gross }) => gross),
    moneyColumn('console.agents.paid', ({ paid }) => paid),
    moneyColumn('console.agents.owed', ({ owed }) => owed, { className: 'md:max-[80rem]:hidden' }),
    billStateColumn,
  ],
  beside: billBeside,
});

function RunHead({ runId }: { runId: string }) {
  const text = useText();
  const runs = useQuery(queryOf(agentsPayOperator.payRuns, { runId, page: 1, pageSize: 1 }));
  const file = useRunFile(runId);
  const run = runs.data?.list[0];
  return (
    <>
      <BackLink to="/pay-runs">{text('console.agents.runs.title')}</BackLink>
      <PageHead
        title={run ? text(`console.agents.kind.${run.kind}`) : text('console.agents.oneRun')}
        note={run && periodText(run)}
        actions={
          <>
            {run && <RunTag state={run.state} />}
            <Button isBusy={file.isPending} onClick={() => file.mutate()}>
              {text('console.agents.csv')}
            </Button>
            <AuditLink subject={`pay-run:${runId}`} />
          </>
        }
      />
      {run && <RunActions run={run} />}
    </>
  );
}
