import type { insightStatementsOperator as statements } from '@baize/contract';
import { Button } from '@baize/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { PlainSearch } from '../../../shared/list/search.ts';
import { useText } from '../../../shared/use-text.ts';
import { EditSchedule } from './edit-schedule.tsx';

type Props = { statement: statements.Statement | null; search: PlainSearch };

const FIRST_HOUR = 7;

/** Has what is shown sent on its own; its days are those that are over when it is sent. */
export function SendByMail({ statement, search }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { from: _, to: __, versus: ___, kind: ____, ...words } = search;
  const asked = String(new URLSearchParams(words as Record<string, string>));
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Mail aria-hidden className="size-4" />
        {text('console.schedules.send')}
      </Button>
      {isOpen && (
        <EditSchedule
          content={{
            name: '',
            statement,
            asked,
            often: 'WEEKLY',
            hour: FIRST_HOUR,
            form: 'xlsx',
            recipients: [],
            isPaused: false,
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
