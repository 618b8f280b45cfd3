import type { Right } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useState,
} from 'react';
import { useMay } from '../session/use-me.ts';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import { ErrorLine } from './error-line.tsx';
import { useOpening } from './use-opening.ts';

type Props = {
  title: string;
  /** On the button that sends it. */
  word: string;
  /** False while something that must be there is missing. */
  isFull?: boolean;
  /** Where it is not there at all while it is shut. */
  isOpen?: boolean;
  size?: ComponentProps<typeof Modal>['size'];
  act: { isPending: boolean; error: Error | null; mutate: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a dialog: what is filled in, what went wrong, and the two ways out. */
export function FormModal(props: Props) {
  const { title, word, isFull = true, isOpen = true, size = 'sm', act, onClose, children } = props;
  const text = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate();
  };
  return (
    <Modal size={size} isOpen={isOpen} onClose={onClose} title={title}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        {children}
        <ErrorLine error={act.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button type="submit" kind="brass" isBusy={act.isPending} disabled={!isFull}>
            {word}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type OpenerProps = {
  label: string;
  right: Right;
  size?: ComponentProps<typeof Button>['size'];
  /** The form, and how it is left. */
  children: (onClose: () => void) => ReactNode;
};

/** The button that opens a form, for those who may fill it in. */
export function FormButton({ label, right, size, children }: OpenerProps) {
  const may = useMay(right);
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

/** The same of a whole page, declared: its word, who may, and the form. The address opens it too. */
export function formButton(
  label: WordId,
  right: Right,
  Form: ComponentType<{ onClose: () => void }>,
) {
  return function OpensForm() {
    const text = useText();
    const [isOpen, setOpen] = useOpening(label);
    if (!useMay(right)) return null;
    return (
      <>
        <Button onClick={() => setOpen(true)}>{text(label)}</Button>
        {isOpen && <Form onClose={() => setOpen(false)} />}
      </>
    );
  };
}
