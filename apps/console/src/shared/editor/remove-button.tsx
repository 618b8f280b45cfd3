import { Button } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmModal } from '../act/confirm-modal.tsx';
import { type Touched, useTouch } from '../queries.ts';
import { useText } from '../use-text.ts';

type Props = {
  /** What goes, by its name. */
  name: string;
  warning: string;
  remove: () => Promise<unknown>;
  touches: readonly Touched[];
  /** Where to go when it is gone. */
  to: string;
};

/** Takes something away for good, after asking. */
export function RemoveButton({ name, warning, remove, touches, to }: Props) {
  const text = useText();
  const touch = useTouch();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      showToast({ tone: 'good', title: text('console.remove.done', { name }) });
      await navigate({ to, ignoreBlocker: true });
      await touch(['audit', ...touches]);
    },
  });
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        {text('console.remove.button')}
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        isDanger
        title={text('console.remove.title', { name })}
        confirmLabel={text('console.remove.button')}
        act={removing}
        onConfirm={() => removing.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{warning}</p>
      </ConfirmModal>
    </>
  );
}
