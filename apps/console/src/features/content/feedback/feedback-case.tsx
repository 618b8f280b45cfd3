import { contentFeedbackOperator } from '@baize/contract';
import { Button, Tag, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ask } from '../../../shared/api.ts';
import { AreaField } from '../../../shared/fields/text-field.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import { FEEDBACK_TONES, type Feedback } from './feedback.ts';

/** One word from outside: read, taken up, answered, closed. */
export function FeedbackCase({ feedback }: { feedback: Feedback }) {
  const text = useText();
  const times = useTimes();
  const maySeeMember = useMay('members.read');
  const { memberId, state } = feedback;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="type-title">{feedback.sender || text('console.feedback.visitor')}</h2>
        <Tag tone={FEEDBACK_TONES[state]}>{text(`console.feedback.state.${state}`)}</Tag>
      </div>
      <WorkHolder kind="feedback" id={feedback.id} />
      <p className="rounded-card border bg-table p-4 break-words whitespace-pre-wrap" dir="auto">
        {feedback.content}
      </p>
      <Facts
        facts={[
          {
            label: text('console.feedback.type'),
            value: text(`console.feedback.type.${feedback.type}`),
          },
          { label: text('console.feedback.at'), value: times.exact(feedback.at) },
          { label: text('console.language.label'), value: feedback.language },
          ...(feedback.handledBy
            ? [{ label: text('console.feedback.handledBy'), value: feedback.handledBy }]
            : []),
        ]}
      />
      {memberId && maySeeMember && (
        <Link
          to="/members/$memberId"
          params={{ memberId: String(memberId) }}
          className={`w-fit ${textLinkClasses}`}
        >
          {text('console.feedback.toMember')}
        </Link>
      )}
      {feedback.answer && (
        <section>
          <h3 className="type-label mb-1">{text('console.feedback.answered')}</h3>
          <p className="rounded-card border bg-felt-wash p-4 break-words whitespace-pre-wrap">
            {feedback.answer}
          </p>
        </section>
      )}
      <Decision feedback={feedback} />
    </div>
  );
}

function Decision({ feedback }: { feedback: Feedback }) {
  const text = useText();
  const mayDecide = useMay('feedback.decide');
  const [answer, setAnswer] = useState('');
  const { id, version, state, memberId } = feedback;
  const deciding = useAct(
    {
      topic: 'feedback',
      act: (next: 'new' | 'working' | 'closed' | 'answer') =>
        next === 'answer'
          ? ask(contentFeedbackOperator.answerFeedback, { id, version, answer: answer.trim() })
          : ask(contentFeedbackOperator.setFeedbackState, { id, version, state: next }),
    },
    { done: 'console.form.saved' },
  );
  if (!mayDecide) return null;
  const busy = deciding.isPending ? deciding.variables : undefined;
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      {state !== 'closed' && (
        <AreaField
          label={text('console.feedback.answer')}
          hint={text(memberId ? 'console.feedback.answerHint' : 'console.feedback.visitorHint')}
          rows={4}
          maxLength={2_000}
          value={answer}
          onChange={setAnswer}
        />
      )}
      <ErrorLine error={deciding.error} />
      <div className="flex flex-wrap gap-2">
        {state !== 'closed' && (
          <Button
            kind="brass"
            isBusy={busy === 'answer'}
            disabled={answer.trim() === ''}
            onClick={() => deciding.mutate('answer')}
          >
            {text('console.feedback.send')}
          </Button>
        )}
        {state === 'new' && (
          <Button isBusy={busy === 'working'} onClick={() => deciding.mutate('working')}>
            {text('console.feedback.take')}
          </Button>
        )}
        {state === 'closed' ? (
          <Button isBusy={busy === 'working'} onClick={() => deciding.mutate('working')}>
            {text('console.feedback.reopen')}
          </Button>
        ) : (
          <Button isBusy={busy === 'closed'} onClick={() => deciding.mutate('closed')}>
            {text('console.feedback.close')}
          </Button>
        )}
      </div>
    </div>
  );
}
