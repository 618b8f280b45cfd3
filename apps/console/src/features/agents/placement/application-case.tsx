import { agentsPlacementOperator } from '@baize/contract';
import { useState } from 'react';
import { OneTimePassword } from '../../../shared/act/one-time-password.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import type { Application } from '../agent-rows.ts';
import { AnswerForm } from '../answer-form.tsx';
import { ContactField } from '../contact-field.tsx';

/** One who would like to be an agent: accepted, they are one; rejected, they are told why. */
export function ApplicationCase({ application }: { application: Application }) {
  const text = useText();
  const times = useTimes();
  const { sender, standing, memberId, content, answer, state, handledBy } = application;
  const isOpen = state === 'new' || state === 'working';
  return (
    <div className="flex flex-col gap-5">
      <h2 className="type-title break-words">{sender || text('console.agents.visitor')}</h2>
      <WorkHolder kind="agent-application" id={application.id} />
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
  const [draft, setDraft] = useState({
    answer: '',
    username: '',
    upline: '',
    contact: reachable(application),
  });
  const { id, version, standing } = application;
  const decide = useAct(agentsPlacementOperator.decideApplication, {
    input: (isAccepted: boolean) => ({
      id,
      version,
      isAccepted,
      answer: draft.answer.trim(),
      ...(draft.username && { username: draft.username.trim() }),
      ...(draft.upline && { upline: draft.upline.trim() }),
      ...(isAccepted && draft.contact.trim() && { contact: draft.contact.trim() }),
    }),
    done: 'console.agents.decided',
  });
  if (!mayEdit) return null;
  const { username, password, sentTo } = decide.data ?? {};
  if (username && (password || sentTo)) {
    return <OneTimePassword username={username} password={password ?? null} sentTo={sentTo} />;
  }
  const isVisitor = standing === 'VISITOR';
  return (
    <AnswerForm
      answer={draft.answer}
      onAnswer={(answer) => setDraft({ ...draft, answer })}
      hint={text(isVisitor ? 'console.agents.answerVisitorHint' : 'console.agents.answerHint')}
      act={decide}
      grant={standing === 'AGENT' ? null : text('console.agents.accept')}
      isGrantOff={isVisitor && draft.username.trim() === ''}
    >
      {isVisitor && (
        <>
          <NameField
            label={text('console.agents.newUsername')}
            hint={text('console.agents.newUsernameHint')}
            value={draft.username}
            onChange={(username) => setDraft({ ...draft, username })}
          />
          <NameField
            label={text('console.agents.newUpline')}
            hint={text('console.agents.newUplineHint')}
            value={draft.upline}
            onChange={(upline) => setDraft({ ...draft, upline })}
          />
          <ContactField
            value={draft.contact}
            onChange={(contact) => setDraft({ ...draft, contact })}
          />
        </>
      )}
    </AnswerForm>
  );
}

/** A visitor leaves a contact; where it is an address or a number, the password can go there. */
function reachable({ standing, sender }: Application): string {
  return standing === 'VISITOR' && /^(\S+@\S+\.\S+|\+\d[\d\s()-]{6,20})$/.test(sender)
    ? sender
    : '';
}

type NameProps = { label: string; hint: string; value: string; onChange: (name: string) => void };

function NameField({ label, hint, value, onChange }: NameProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={onChange}
    />
  );
}
