import { contentMessagesOperator } from '@baize/contract';
import { Button, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmModal } from '../../../shared/act/confirm-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { isBlank } from '../../../shared/clean-html.ts';
import { LeaveGuard } from '../../../shared/editor/leave-guard.tsx';
import { sentenceOf } from '../../../shared/errors.ts';
import { RichText } from '../../../shared/fields/rich-text.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { RichView } from '../../../shared/rich-view.tsx';
import { useText } from '../../../shared/use-text.ts';
import { type Audience, audienceOf, emptyDraft } from './audience.ts';
import { AudienceFields } from './audience-fields.tsx';
import { Reach } from './reach.tsx';

/** Writes a message; how many it reaches is known before it is sent. */
export function Compose() {
  const text = useText();
  const [draft, setDraft] = useState(emptyDraft);
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const [isAsking, setAsking] = useState(false);
  const to = audienceOf(draft);
  const reach = useQuery({
    ...queryOf(contentMessagesOperator.countRecipients, { to: to! }),
    enabled: to !== undefined,
    staleTime: 10_000,
  });
  const sending = useAct(contentMessagesOperator.sendMessage, {
    input: (to: Audience) => ({ to, title: title.trim(), content }),
    done: 'console.messages.done',
    onDone: () => {
      setAsking(false);
      setTitle('');
      setContent('');
    },
  });
  const count = reach.data?.count ?? 0;
  const hasWords = title.trim() !== '' && !isBlank(content);
  const isReady = to && count > 0 && reach.data?.unknown.length === 0 && hasWords;
  return (
    <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Panel className="flex flex-col gap-5">
        <AudienceFields draft={draft} onChange={setDraft} />
        <Reach reach={reach.data} error={reach.error} isAsked={to !== undefined} />
        <TextField
          isRequired
          label={text('console.messages.subject')}
          maxLength={100}
          value={title}
          onChange={setTitle}
        />
        <RichText label={text('console.messages.words')} value={content} onChange={setContent} />
        <div>
          <Button kind="brass" disabled={!isReady} onClick={() => setAsking(true)}>
            {text('console.messages.send')}
          </Button>
        </div>
      </Panel>
      <Panel aria-label={text('console.announcements.preview')}>
        <h3 className="type-label mb-3">{text('console.announcements.preview')}</h3>
        <h4 className="type-card mb-3 break-words">{title || text('console.messages.noTitle')}</h4>
        <RichView html={content} />
      </Panel>
      <ConfirmModal
        isOpen={isAsking}
        title={text('console.messages.sendTitle', { count })}
        confirmLabel={text('console.messages.send')}
        act={{
          isPending: sending.isPending,
          error: sending.error && sentenceOf(sending.error) ? sending.error : undefined,
        }}
        onConfirm={() => to && sending.mutate(to)}
        onClose={() => setAsking(false)}
      >
        <p>{text('console.messages.sendText', { title: title.trim(), count })}</p>
      </ConfirmModal>
      <LeaveGuard isDirty={title !== '' || content !== ''} />
    </div>
  );
}
