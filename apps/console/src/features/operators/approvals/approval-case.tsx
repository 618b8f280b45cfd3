import { askedFacts } from '../../../shared/act/approval-facts.ts';
import { kindName } from '../../../shared/act/approval-words.ts';
import type { Approval } from '../../../shared/act/approvals.ts';
import { DecideApproval } from '../../../shared/act/decide-approval.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useSaid } from '../../../shared/said/said.ts';
import { SubjectLink } from '../../../shared/said/subjects.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import { ApprovalTag } from './approval-tag.tsx';
import { AskedFacts } from './asked-facts.tsx';
import { AskedProofs } from './asked-proofs.tsx';

/** Exactly what was asked, and the decision on it. */
export function ApprovalCase({ approval }: { approval: Approval }) {
  const text = useText();
  const times = useTimes();
  const said = useSaid();
  const { decidedBy, decidedAt, note } = approval;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="type-title break-words">{kindName(text, approval.kind)}</h2>
          <SubjectLink subject={approval.subject} subjectName={approval.subjectName} />
        </div>
        <ApprovalTag approval={approval} />
      </div>
      <WorkHolder kind="approval" id={approval.id} />
      <Facts
        facts={[
          { label: text('console.approvals.askedBy'), value: approval.askedBy.username },
          { label: text('console.approvals.askedAt'), value: times.exact(approval.askedAt) },
          ...(decidedBy
            ? [{ label: text('console.approvals.decidedBy'), value: decidedBy.username }]
            : []),
          ...(decidedAt
            ? [{ label: text('console.approvals.decidedAt'), value: times.exact(decidedAt) }]
            : []),
          ...(note ? [{ label: text('console.approvals.note'), value: note }] : []),
        ]}
      />
      <section>
        <h3 className="type-label mb-1.5">{text('console.approvals.payload')}</h3>
        <div className="rounded-card border bg-table px-4 py-2">
          <AskedFacts facts={askedFacts(said, approval)} />
        </div>
      </section>
      <AskedProofs approval={approval} />
      {approval.state === 'waiting' && (
        <div className="flex flex-col gap-3 border-t pt-4">
          <DecideApproval approval={approval} touches={['operators']} />
        </div>
      )}
    </div>
  );
}
