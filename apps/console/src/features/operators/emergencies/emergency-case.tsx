import { operatorsEmergencies, operatorsSession } from '@baize/contract';
import { Button, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useAct } from '../../../shared/act/use-act.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useMay, useMe } from '../../../shared/session/use-me.ts';
import { useRightName } from '../../../shared/session/use-right-name.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import type { Emergency } from './emergency.ts';
import { EmergencyTag } from './emergency-tag.tsx';
import { ReviewForm } from './review-form.tsx';

/** One emergency: which rights, why, what was done with them, and the judgement on it. */
export function EmergencyCase({ emergency }: { emergency: Emergency }) {
  const text = useText();
  const rightName = useRightName();
  const mayReview = useMay('emergency.review');
  const maySeeLog = useMay('audit.read');
  const { id, operator, rights, isRunning, judgement } = emergency;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="type-title break-words">{operator.username}</h2>
          <ul className="text-ink-soft">
            {rights.map((right) => (
              <li key={right}>{rightName(right)}</li>
            ))}
          </ul>
        </div>
        <EmergencyTag emergency={emergency} />
      </div>
      {mayReview && !judgement && <WorkHolder kind="emergency-review" id={id} />}
      <EmergencyFacts emergency={emergency} />
      {maySeeLog && (
        <Link to="/audit" search={{ emergency: id }} className={textLinkClasses}>
          {text('console.emergency.entries', { count: emergency.entries })}
        </Link>
      )}
      {isRunning && <EndButton emergency={emergency} />}
      {!judgement && !isRunning && <ReviewForm emergency={emergency} />}
    </div>
  );
}

function EmergencyFacts({ emergency }: { emergency: Emergency }) {
  const text = useText();
  const times = useTimes();
  const { endedAt, judgement, reviewedBy, reviewedAt } = emergency;
  return (
    <Facts
      facts={[
        { label: text('console.member.reason'), value: emergency.reason },
        { label: text('console.emergency.taken'), value: times.exact(emergency.takenAt) },
        endedAt
          ? { label: text('console.emergency.ended'), value: times.exact(endedAt) }
          : { label: text('console.emergency.until'), value: times.exact(emergency.expiresAt) },
        ...(judgement && reviewedAt
          ? [
              {
                label: text('console.emergency.reviewer'),
                value: `${reviewedBy?.username ?? ''}, ${times.exact(reviewedAt)}`,
              },
              { label: text('console.emergency.note'), value: emergency.reviewNote },
            ]
          : [
              { label: text('console.emergency.reviewBy'), value: times.exact(emergency.reviewBy) },
            ]),
      ]}
    />
  );
}

function EndButton({ emergency: { id, operator } }: { emergency: Emergency }) {
  const text = useText();
  const me = useMe();
  const isOwn = operator.id === me.id;
  const mayReview = useMay('emergency.review');
  const end = useAct(operatorsEmergencies.endEmergency, {
    input: () => ({ id }),
    done: 'console.emergency.over',
    isFailureSaid: true,
    touches: [operatorsSession.session, 'work'],
  });
  if (!isOwn && !mayReview) return null;
  return (
    <Button kind="danger" isBusy={end.isPending} onClick={() => end.mutate(undefined)}>
      {text(isOwn ? 'console.emergency.giveBack' : 'console.emergency.end')}
    </Button>
  );
}
