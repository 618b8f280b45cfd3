import { Button, cx, Field, TextArea } from '@baize/ui';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { useText } from '../../../shared/use-text.ts';

const MOST = 500;

type Props = {
  label: string;
  /** The ground it stands on, so that words do not shine through. */
  className?: string;
  send: (words: string) => Promise<unknown>;
};

/** Words to be sent: with Enter, and Shift with Enter for a new line. */
export function WriteLine({ label, className = 'bg-room', send }: Props) {
  const text = useText();
  const [words, setWords] = useState('');
  const sending = useAct({ topic: 'chat', act: send }, { onDone: () => setWords('') });
  const isReady = words.trim() !== '' && !sending.isPending;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isReady) sending.mutate(words.trim());
  }
  return (
    <form
      className={cx('sticky bottom-0 flex items-end gap-2 border-t py-3', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) sending.mutate(words.trim());
      }}
    >
      <Field
        label={label}
        className="flex-1"
        error={sending.error ? sentenceOf(sending.error) : false}
      >
        <TextArea
          rows={2}
          maxLength={MOST}
          dir="auto"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button
        type="submit"
        kind="brass"
        aria-label={text('console.chat.send')}
        isBusy={sending.isPending}
        disabled={!isReady}
      >
        <SendHorizontal aria-hidden className="size-4 rtl:-scale-x-100" />
      </Button>
    </form>
  );
}
