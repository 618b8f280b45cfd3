import { promotionsApplicationsOperator } from '@baize/contract';
import { Button, Tag, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import type { Application } from './application.ts';
import { ApplicationPictures } from './application-pictures.tsx';

export const APPLICATION_TONES = { APPLYING: 'warn', ISSUED: 'good', REJECTED: 'bad' } as const;

/** One application: what the member says and shows, what an approval gives, and the decision. */
export function ApplicationCase({ application }: { application: Application }) {
  const text = useText();
  const { state, title, campaignId, remark, reason } = application;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="type-title min-w-0 break-words">
          <Link to="/campaigns/$id" params={{ id: campaignId }} className={textLinkClasses}>
            {title}
          </Link>
        </h2>
        <Tag tone={APPLICATION_TONES[state]}>{text(`console.promo.activity.${state}`)}</Tag>
      </div>
      <WorkHolder kind="campaign-application" id={application.id} />
      {remark && (
        <p dir="auto" className="rounded-card border bg-table p-4 break-words whitespace-pre-wrap">
          {remark}
        </p>
      )}
      <ApplicationPictures application={application} />
      <Particulars application={application} />
      {reason && (
        <p className="rounded-card border bg-felt-wash p-4 break-words whitespace-pre-wrap">
          {reason}
        </p>
      )}
      {state === 'APPLYING' && <Decide application={application} />}
    </div>
  );
}

function Particulars({ application }: { application: Application }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const { memberId, username, money, points, at, decidedAt, decidedBy } = application;
  return (
    <Facts
      facts={[
        {
          label: text('console.promo.applicant'),
          value: <MemberLink memberId={memberId} name={username} />,
        },
        { label: text('console.promo.money'), value: <Sum amount={money} currency={currency} /> },
        ...(points > 0n
          ? [{ label: text('console.promo.points'), value: String(points / 10_000n) }]
          : []),
        { label: text('console.promo.appliedAt'), value: times.exact(at) },
        ...(decidedAt
          ? [
              { label: text('console.promo.decidedAt'), value: times.exact(decidedAt) },
              {
                label: text('console.promo.decidedBy'),
                value: decidedBy ?? text('console.form.house'),
              },
            ]
          : []),
      ]}
    />
  );
}

function Decide({ application: { id, money } }: { application: Application }) {
  const text = useText();
  const { currency } = useBrand();
  const mayDecide = useMay('promotions.review');
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const close = () => setAsked(null);
  const decide = useAct(promotionsApplicationsOperator.decideApplication, {
    input: (ruling: { isApproved: boolean; reason: string }) => ({ id, ...ruling }),
    done: (_, { isApproved }) =>
      text(isApproved ? 'console.promo.approved' : 'console.promo.rejected'),
    onDone: close,
  });
  if (!mayDecide) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="brass" onClick={() => setAsked('approve')}>
        {text('console.promo.approve')}
      </Button>
      <Button onClick={() => setAsked('reject')}>{text('console.promo.reject')}</Button>
      <ConfirmModal
        isOpen={asked === 'approve'}
        title={text('console.promo.approve')}
        confirmLabel={text('console.promo.approve')}
        act={decide}
        onConfirm={() => decide.mutate({ isApproved: true, reason: '' })}
        onClose={close}
      >
        <p>{text('console.promo.approveText')}</p>
        <p className="text-lg font-semibold">
          <Sum amount={money} currency={currency} />
        </p>
      </ConfirmModal>
      <ReasonModal
        isDanger
        isOpen={asked === 'reject'}
        title={text('console.promo.reject')}
        confirmLabel={text('console.promo.reject')}
        hint={text('console.promo.rejectHint')}
        act={decide}
        longest={300}
        onConfirm={(reason) => decide.mutate({ isApproved: false, reason })}
        onClose={close}
      >
        <p>{text('console.promo.rejectText')}</p>
      </ReasonModal>
    </div>
  );
}
