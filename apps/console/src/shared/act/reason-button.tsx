import { Button } from '@baize/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ReasonModal } from './reason-modal.tsx';
import type { Act } from './use-act.ts';

type Props = {
  label: ReactNode;
  title: string;
  confirmLabel?: string;
  act: Act<unknown, string>;
  isDanger?: boolean;
  longest?: number;
  /** How the button looks where it does not stand in a row of a list. */
  look?: Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'className' | 'disabled'>;
  /** What the act comes to. */
  children: ReactNode;
};

const IN_ROW: Props['look'] = { size: 'sm' };

/** A button whose act is asked about first, with the reason for it; it is over when the act is done. */
export function ReasonButton({ label, look = IN_ROW, act, children, ...asked }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ReasonModal
        {...asked}
        isOpen={isOpen}
        act={act}
        onConfirm={(reason) => act.mutate(reason, { onSuccess: close })}
        onClose={close}
      >
        {children}
      </ReasonModal>
    </>
  );
}
