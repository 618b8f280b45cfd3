import { Button, CopyButton, Modal } from '@baize/ui';
import { Download } from 'lucide-react';
import { useText } from '../../../shared/words/use-text.ts';

type Props = { codes: readonly string[]; onClose: () => void };

/** Shown this once: each opens the account one time when the second factor is lost. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      isOpen
      isDismissable={false}
      onClose={onClose}
      title={text('members.recovery.title')}
      size="sm"
      footer={
        <Button kind="brass" onClick={onClose}>
          {text('members.recovery.kept')}
        </Button>
      }
    >
      <p className="mb-4 text-ink-soft">{text('members.recovery.text')}</p>
      <ul
        dir="ltr"
        className="num grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border bg-well p-4 font-mono text-[0.9375rem]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex gap-2">
        <CopyButton text={codes.join('\n')} isLabelled />
        <Button onClick={() => save(codes)}>
          <Download aria-hidden className="size-4" />
          {text('members.recovery.download')}
        </Button>
      </div>
    </Modal>
  );
}

function save(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}
