import { Button, Field, TextArea } from '@baize/ui';
import type { ReactNode } from 'react';
import type { Trial } from '../../shared/act/confirm-modal.tsx';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useText } from '../../shared/use-text.ts';

type Props = {
  answer: string;
  onAnswer: (answer: string) => void;
  hint: string;
  act: Trial & { mutate: (isGranted: boolean) => void };
  /** The word of the button that grants it; without one it can only be refused. */
  grant: string | null;
  /** Something else is still missing before it can be granted. */
  isGrantOff?: boolean;
  children?: ReactNode;
};

/** What somebody asks for is granted or refused, with an answer to them. */
export function AnswerForm(props: Props) {
  const { answer, onAnswer, hint, act, grant, isGrantOff = false, children } = props;
  const text = useText();
  const isOff = answer.trim() === '' || act.isPending;
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      {children}
      <Field isRequired label={text('console.agents.answer')} hint={hint}>
        <TextArea
          rows={3}
          maxLength={500}
          value={answer}
          onChange={({ target }) => onAnswer(target.value)}
        />
      </Field>
      <ErrorLine error={act.error} />
      <div className="flex flex-wrap gap-2">
        {grant && (
          <Button kind="brass" disabled={isOff || isGrantOff} onClick={() => act.mutate(true)}>
            {grant}
          </Button>
        )}
        <Button kind="danger" disabled={isOff} onClick={() => act.mutate(false)}>
          {text('console.agents.refuse')}
        </Button>
      </div>
    </div>
  );
}
