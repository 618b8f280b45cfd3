import { contentChat as contract } from '@baize/contract';
import { Button, IconButton, TextArea } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { overlay } from '../../../shared/pages/overlay.ts';
import type { ChatModel } from '../../../shared/service/open-chat.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Sending = {
  mutate(words: string, options: { onSuccess(): void }): void;
  isPending: boolean;
  error: unknown;
};
type Props = { model: ChatModel; sending: Sending };

const FEW_LEFT = 50;

/** Where one writes; in the room only those who may, and the others learn why not. */
export function ChatComposer({ model, sending }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const permission = usePermission(model === 'room');
  const left = contract.CHAT_WORDS - [...typed.trim()].length;
  if (model === 'room' && !permission.data) return null;
  if (permission.data && !permission.data.maySpeak) return <Muted {...permission.data} />;
  function sendWords() {
    const words = typed.trim();
    if (words === '' || left < 0 || sending.isPending) return;
    sending.mutate(words, { onSuccess: () => setTyped('') });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sendWords();
  }
  const slow = permission.data?.slowSeconds ?? 0;
  return (
    <form
      className="-mx-5 flex flex-col gap-2 border-t px-5 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        sendWords();
      }}
    >
      <FormFault error={sending.error} />
      <div className="flex items-end gap-2">
        <TextArea
          rows={2}
          dir="auto"
          aria-label={text('content.chat.say')}
          placeholder={text('content.chat.say')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          label={text('content.chat.send')}
          icon={<SendHorizontal className="rtl:-scale-x-100" />}
          disabled={typed.trim() === '' || left < 0}
          className="bg-felt text-on-felt hover:bg-felt hover:text-on-felt hover:brightness-110 disabled:opacity-50"
        />
      </div>
      {left <= FEW_LEFT && (
        <p className={left < 0 ? 'text-[0.8125rem] text-danger' : 'text-[0.8125rem] text-ink-soft'}>
          {text('content.chat.left', { count: left })}
        </p>
      )}
      {slow > 1 && left > FEW_LEFT && (
        <p className="text-xs text-ink-soft">{text('content.chat.slow', { seconds: slow })}</p>
      )}
    </form>
  );
}

type Permission = NonNullable<ReturnType<typeof usePermission>['data']>;

function Muted({ isOpen, silencedUntil }: Permission) {
  const text = useText();
  const times = useTimes();
  const isTrial = useSession()?.kind === 'trial';
  if (isTrial) {
    return (
      <div role="status" className="-mx-5 border-t bg-brass-wash px-5 py-4">
        <p>{text('content.chat.trial')}</p>
        <Button kind="brass" className="mt-3" onClick={() => overlay.open('register')}>
          {text('content.chat.register')}
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="-mx-5 border-t px-5 py-4 text-ink-soft">
      {!isOpen && text('content.chat.closed')}
      {isOpen &&
        silencedUntil !== null &&
        text('content.chat.silenced', { when: times.dateAndTime(silencedUntil) })}
      {isOpen && silencedUntil === null && text('content.chat.notYou')}
    </p>
  );
}

function usePermission(isWanted: boolean) {
  const token = useSession()?.token;
  return useQuery({
    queryKey: ['chat', 'permission', token],
    queryFn: ({ signal }) => ask(contract.permission, {}, signal),
    enabled: isWanted,
    staleTime: 10_000,
  });
}
