import type { Right } from '@baize/contract';
import { Button } from '@baize/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useMay } from '../session/use-me.ts';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import { useOpening } from './use-opening.ts';

type Props = {
  label: WordId;
  right: Right;
  Icon: ComponentType<{ 'aria-hidden': true; className: string }>;
  kind?: ComponentProps<typeof Button>['kind'];
  /** The dialog behind it. */
  children: (dialog: { isOpen: boolean; onClose: () => void }) => ReactNode;
};

/** A button with a picture that opens a dialog, for those who may. */
export function DialogButton({ label, right, Icon, kind, children }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useOpening(label);
  if (!useMay(right)) return null;
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        <Icon aria-hidden className="size-4" />
        {text(label)}
      </Button>
      {children({ isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
