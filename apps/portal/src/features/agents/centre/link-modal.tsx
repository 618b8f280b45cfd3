import type { agentsPlacement, Output } from '@baize/contract';
import { Button, CopyButton, Field, Modal, TextInput } from '@baize/ui';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { AppCode } from '../../../shared/brand/app-code.tsx';
import { useText } from '../../../shared/words/use-text.ts';

export type InviteLink = Output<typeof agentsPlacement.createLink.value>;

type Props = { link: InviteLink; title: string; onClose: () => void };

/** A link to be sent, or to be photographed. */
export function LinkModal({ link, title, onClose }: Props) {
  const text = useText();
  const code = useRef<HTMLDivElement>(null);
  const address = addressOf(link);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <Button onClick={() => saveCode(code.current, link.code)}>
          <Download aria-hidden className="size-4" />
          {text('agents.link.saveCode')}
        </Button>
      }
    >
      <div ref={code} className="mx-auto mb-5 size-52 overflow-hidden rounded-card bg-white p-2">
        <AppCode url={address} title={text('agents.link.code', { code: link.code })} />
      </div>
      <Field label={text('agents.link.address')}>
        <TextInput
          value={address}
          readOnly
          dir="ltr"
          after={<CopyButton text={address} size="sm" />}
        />
      </Field>
    </Modal>
  );
}

export function addressOf({ url }: Pick<InviteLink, 'url'>): string {
  return new URL(url, location.origin).href;
}

// Some browsers begin to read only after the click has been answered.
const REVOKE_MS = 1_000;

/** Drawn lines stay sharp at any size, on a card or on a wall. */
function saveCode(frame: HTMLElement | null, code: string): void {
  const drawing = frame?.querySelector('svg');
  if (!drawing) return;
  const text = new XMLSerializer().serializeToString(drawing);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${code}.svg`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
}
