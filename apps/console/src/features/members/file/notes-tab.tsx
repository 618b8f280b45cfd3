import { membersOperator } from '@baize/contract';
import { Button, Field, Panel, SkeletonText, TextArea } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { MemberCard } from '../use-members.ts';

const LONGEST = 2000;

/** What operators tell each other about a member. */
export function NotesTab({ card }: { card: MemberCard }) {
  const text = useText();
  const times = useTimes();
  const mayWrite = useMay('members.notes');
  const { id: memberId } = card.member;
  const notes = useQuery(queryOf(membersOperator.memberNotes, { memberId }));
  if (notes.error) return <FailurePage error={notes.error} reset={() => void notes.refetch()} />;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {mayWrite && <NewNote memberId={memberId} />}
      {!notes.data && <SkeletonText lines={4} />}
      {notes.data?.list.length === 0 && (
        <p className="text-ink-soft">{text('console.member.noNotes')}</p>
      )}
      <ul aria-label={text('console.member.tab.notes.title')} className="flex flex-col gap-3">
        {notes.data?.list.map(({ noteId, words, by, at }) => (
          <li key={noteId} className="rounded-card border bg-table p-4">
            <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-[0.8125rem]">
              <span className="font-semibold">{by ?? text('console.member.house')}</span>
              <span className="num text-ink-soft">{times.dayAndTime(at)}</span>
            </div>
            <p className="break-words whitespace-pre-wrap">{words}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewNote({ memberId }: { memberId: number }) {
  const text = useText();
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const add = useAct(membersOperator.addMemberNote, {
    input: () => ({ memberId, words: words.trim() }),
    onDone: () => {
      setWords('');
      showToast({ tone: 'good', title: text('console.member.noted') });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!words.trim());
    if (words.trim() && !add.isPending) add.mutate(undefined);
  }
  return (
    <Panel>
      <form onSubmit={submit} className="flex flex-col gap-3" noValidate>
        <Field
          label={text('console.member.note')}
          hint={text('console.member.noteHint')}
          error={
            isMissing ? text('console.member.noteMissing') : add.error && sentenceOf(add.error)
          }
        >
          <TextArea
            rows={3}
            maxLength={LONGEST}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        <Button type="submit" kind="brass" isBusy={add.isPending} className="self-end">
          {text('console.member.addNote')}
        </Button>
      </form>
    </Panel>
  );
}
