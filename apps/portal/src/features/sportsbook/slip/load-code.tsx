import { Button, cx, TextInput } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';

const CODE = /^[A-Za-z0-9]{4,12}$/;

/** Somebody told a code: the slip that it stands for is laid by way of the address, like a link. */
export function LoadCode({ className }: { className?: string }) {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const load = (event: FormEvent) => {
    event.preventDefault();
    setTyped('');
    void navigate({
      to: '.',
      search: (old) => ({ ...old, slip: code }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <form onSubmit={load} className={cx('grid gap-2', className)}>
      <TextInput
        isCompact
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
        aria-label={text('sportsbook.share.code')}
        placeholder={text('sportsbook.share.code')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" disabled={!CODE.test(code)}>
        {text('sportsbook.slip.open')}
      </Button>
    </form>
  );
}
