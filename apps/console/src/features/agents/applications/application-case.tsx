import { agentsPlacementOperator } from '@baize/contract';
import { Button, Field, TextArea, TextInput } from '@baize/ui';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { OneTimePassword } from '../../../shared/act/one-time-password.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { Application } from '../agent-rows.ts';

/** One who would like to be an agent: accepted, he is one; rejected, he is told why. */
export function ApplicationCase({ application }: { application: Application }) {
  const text = useText();
  const times = useTimes();
  const { sender, standing, memberId, content, answer, state, handledBy } = application;
  const isOpen = state === 'new' || state === 'working';
  return (
    <div className="flex flex-col gap-5">
      <h2 className="type-title break-words">{sender || text('console.agents.visitor')}</h2>
      <p className="rounded-card border bg-table p-4 break-words whitespace-pre-wrap" dir="auto">
        {content}
      </p>
      <Facts
        facts={[
          {
            label: text('console.agents.standing'),
            value: text(`console.agents.standing.${standing}`),
          },
          ...(memberId
            ? [
                {
                  label: text('console.agents.member'),
                  value: <MemberLink memberId={memberId} />,
                },
              ]
            : []),
          { label: text('console.agents.since'), value: times.exact(application.at) },
          ...(handledBy ? [{ label: text('console.agents.handledBy'), value: handledBy }] : []),
        ]}
      />
      {answer && (
        <p className="rounded-card border bg-felt-wash p-4 break-words whitespace-pre-wrap">
          {answer}
        </p>
      )}
      {isOpen && <Decide application={application} />}
      <AuditLink subject={`feedback:${application.id}`} />
    </div>
  );
}

function Decide({ application }: { application: Application }) {
  const text = useText();
  const mayEdit = useMay('agents.edit');
  const [draft, setDraft] = useState({ answer: '', username: '', upline: '' });
  const { id, version, standing } = application;
  const decide = useAct(agentsPlacementOperator.decideApplication, {
    input: (isAccepted: boolean) => ({
      id,
      version,
      isAccepted,
      answer: draft.answer.trim(),
      ...(draft.username && { username: draft.username.trim() }),
      ...(draft.upline && { upline: draft.upline.trim() }),
    }),
    done: 'console.agents.decided',
  });
  if (!mayEdit) return null;
  if (decide.data?.password && decide.data.username) {
    return <OneTimePassword username={decide.data.username} password={decide.data.password} />;
  }
  const isEmpty = draft.answer.trim() === '';
  const isNameless = standing === 'VISITOR' && draft.username.trim() === '';
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      {standing === 'VISITOR' && (
        <>
          <Field
            label={text('console.agents.newUsername')}
            hint={text('console.agents.newUsernameHint')}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={draft.username}
              onChange={({ target }) => setDraft({ ...draft, username: target.value })}
            />
          </Field>
          <Field
            label={text('console.agents.newUpline')}
            hint={text('console.agents.newUplineHint')}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={draft.upline}
              onChange={({ target }) => setDraft({ ...draft, upline: target.value })}
            />
          </Field>
        </>
      )}
      <Field
        isRequired
        label={text('console.agents.answer')}
        hint={text(
          standing === 'VISITOR' ? 'console.agents.answerVisitorHint' : 'console.agents.answerHint',
        )}
      >
        <TextArea
          rows={3}
          maxLength={500}
          value={draft.answer}
          onChange={({ target }) => setDraft({ ...draft, answer: target.value })}
        />
      </Field>
      <ErrorLine error={decide.error} />
      <div className="flex flex-wrap gap-2">
        {standing !== 'AGENT' && (
          <Button
            kind="brass"
            disabled={isEmpty || isNameless || decide.isPending}
            onClick={() => decide.mutate(true)}
          >
            {text('console.agents.accept')}
          </Button>
        )}
        <Button
          kind="danger"
          disabled={isEmpty || decide.isPending}
          onClick={() => decide.mutate(false)}
        >
          {text('console.agents.refuse')}
        </Button>
      </div>
    </div>
  );
}
