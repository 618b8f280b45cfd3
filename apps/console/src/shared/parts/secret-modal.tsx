import { Button, CopyButton, Modal } from '@baize/ui';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../use-text.ts';

export type NewSecret = {
  code: string;
  secret: string;
  /** It opens nothing until a second person agrees. */
  isAsked?: boolean;
};

type Props = { made: NewSecret | null; onClose: () => void };

/** Shown once; a click beside it must not take it away. */
export function SecretModal({ made, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      size="sm"
      isDismissable={false}
      isOpen={made !== null}
      onClose={onClose}
      title={text('console.connections.secretTitle', { code: made?.code ?? '' })}
      footer={
        <Button kind="brass" onClick={onClose}>
          {text('console.connections.secretSeen')}
        </Button>
      }
    >
      <div className="flex items-center gap-2 rounded-card border border-brass bg-brass-wash px-4 py-3">
        <span data-testid="vendor-secret" className="code min-w-0 flex-1 font-semibold break-all">
          {made?.secret}
        </span>
        <CopyButton text={made?.secret ?? ''} />
      </div>
      <p className="mt-3 flex gap-2 text-[0.8125rem] text-ink-soft">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-brass-text" />
        {text('console.connections.secretOnce')}
      </p>
      {made?.isAsked && (
        <p className="mt-2 text-[0.8125rem] text-ink-soft">
          {text('console.connections.secretAsked')}
        </p>
      )}
    </Modal>
  );
}
