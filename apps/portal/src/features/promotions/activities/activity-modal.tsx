import { LoadingRegion, Modal, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { RainPanel } from '../envelopes/rain-panel.tsx';
import { GoodsNote } from '../goods-note.tsx';
import { TicketTable } from '../tickets/ticket-table.tsx';
import { Ranking } from '../tournaments/ranking.tsx';
import { useGivenWords } from '../use-gift-call.ts';
import { type Activity, activityQuery } from '../use-promotions.ts';
import { ActivityButton } from './activity-button.tsx';
import { pictureOf } from './activity-card.tsx';
import { ApplyForm } from './apply-form.tsx';
import { GoalBars } from './goal-words.tsx';
import { PlainTerms } from './plain-terms.tsx';

type Props = { id: string; onClose: () => void };

/** One campaign whole: what must still be done, what it gives, and on which terms. */
export function ActivityModal({ id, onClose }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const query = useQuery(activityQuery(id, useSession()?.token, language));
  const title = query.data?.title ?? text('promotions.title');
  return (
    <Modal isOpen onClose={onClose} title={title} size="lg">
      <Fetched query={query} loading={loading}>
        {(activity) => <Whole activity={activity} />}
      </Fetched>
    </Modal>
  );
}

const loading = (
  <LoadingRegion className="flex flex-col gap-4">
    <Skeleton className="h-40" />
    <Skeleton className="h-32" />
  </LoadingRegion>
);

function Whole({ activity }: { activity: Activity }) {
  return (
    <div className="flex flex-col gap-5">
      <img
        src={pictureOf(activity)}
        alt=""
        className="aspect-[3] w-full rounded-card bg-rail object-cover"
      />
      {activity.summary && (
        <p className="text-ink-soft" dir="auto">
          {activity.summary}
        </p>
      )}
      {activity.kind === 'TICKETS' && <TicketTable activity={activity} />}
      {activity.kind === 'RAIN' && <RainPanel activity={activity} />}
      {activity.kind === 'TOURNAMENT' && <Ranking id={activity.id} />}
      {activity.steps.length > 0 && activity.kind !== 'SIGN_IN' && <Steps activity={activity} />}
      {activity.how === 'APPLICATION' && <ApplyForm activity={activity} />}
      <GoodsNote activity={activity} />
      <PlainTerms activity={activity} />
    </div>
  );
}

function Steps({ activity }: { activity: Activity }) {
  const text = useText();
  const given = useGivenWords();
  return (
    <section aria-label={text('promotions.steps')} className="flex flex-col gap-3">
      {activity.steps.map((step) => (
        <div key={step.step} className="rounded-card border bg-rail p-4">
          <p className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
            <b className="font-semibold">
              {given({
                ...step,
                spins: step.gives.spins,
                freeBet: step.gives.freeBet,
                goods: step.gives.goods,
              })}
            </b>
            {/* What must be applied for is not to be claimed. */}
            {(activity.how !== 'APPLICATION' || step.state === 'CLAIMED') && (
              <span className="text-[0.8125rem] text-ink-soft">
                {text(`promotions.step.${step.state}`)}
              </span>
            )}
          </p>
          <GoalBars goals={activity.goals} step={step} />
        </div>
      ))}
      {activity.how !== 'APPLICATION' && ['JOIN', 'CLAIM'].includes(activity.state) && (
        <div>
          <ActivityButton card={activity} onShow={() => undefined} />
        </div>
      )}
    </section>
  );
}
