import { contentChat } from '@baize/contract';
import { IconButton, TextInput } from '@baize/ui';
import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { FormFault } from '../fields/form-fault.tsx';
import { useText } from '../words/use-text.ts';
import type { Sending } from './use-talk.ts';

/** Where one speaks, and why what was said did not go out. */
export function TalkComposer({ sending, slowSeconds }: { sending: Sending; slowSeconds: number }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (words && !sending.isPending) sending.mutate(words, { onSuccess: () => setTyped('') });
      }}
    >
      <FormFault error={sending.error} />
      <div className="flex items-center gap-2">
        <TextInput
          dir="auto"
          maxLength={contentChat.CHAT_WORDS}
          aria-label={text('content.chat.say')}
          placeholder={text('content.chat.say')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <IconButton
          type="submit"
          label={text('content.chat.send')}
          icon={<SendHorizontal className="rtl:-scale-x-100" />}
          disabled={words === '' || sending.isPending}
        />
      </div>
      {slowSeconds > 1 && (
        <p className="text-xs text-ink-soft">
          {text('content.chat.slow', { seconds: slowSeconds })}
        </p>
      )}
    </form>
  );
}
