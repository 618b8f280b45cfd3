import { protection } from '@baize/contract';
import { Button, Money } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { type ProtectionState, protectionQuery } from '../../shared/money/protection.ts';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useText } from '../../shared/words/use-text.ts';
import { BarNote } from './bar-note.tsx';
import { BreakSection } from './break-section.tsx';
import { EventList } from './event-list.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { RealitySection } from './reality-section.tsx';
import { Card, Section } from './section.tsx';
import { useProtect } from './use-protection.ts';

/** The member's own page of limits, breaks and reminders. */
export function ProtectionPage() {
  const query = useQuery(protectionQuery);
  return <Fetched query={query}>{(state) => <Protection state={state} />}</Fetched>;
}

function Protection({ state }: { state: ProtectionState }) {
  const text = useText();
  return (
    <div className="flex flex-col gap-9">
      <p className="max-w-prose text-ink-soft">{text('protection.lead')}</p>
      {state.bar && <BarNote bar={state.bar} />}
      {state.isReviewDue && <Review />}
      {state.isIdentityNeeded && <IdentitySection state={state} />}
      <LimitsSection state={state} />
      <BreakSection state={state} />
      <RealitySection state={state} />
      <History state={state} />
    </div>
  );
}

function Review() {
  const text = useText();
  const reviewed = useProtect(protection.review);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <p className="min-w-56 flex-1">{text('protection.review.text')}</p>
        <Button isBusy={reviewed.isPending} onClick={() => reviewed.mutate({})}>
          {text('protection.review.done')}
        </Button>
      </div>
    </Card>
  );
}

function History({ state }: { state: ProtectionState }) {
  const text = useText();
  const parts = useMoneyParts();
  return (
    <Section title={text('protection.history.title')} note={text('protection.history.note')}>
      <Card>
        <p className="flex flex-wrap items-baseline justify-between gap-3 border-b pb-3.5">
          <span className="text-ink-soft">{text('protection.history.net')}</span>
          <Money parts={parts(state.netDeposits, { signed: true })} size="mid" />
        </p>
        <EventList />
      </Card>
    </Section>
  );
}
