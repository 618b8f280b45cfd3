import { Button, Modal } from '@baize/ui';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Fingerprint, Smartphone } from 'lucide-react';
import { useCallback, useState } from 'react';
import { overlay } from '../../../shared/pages/overlay.ts';
import { Turn } from '../../../shared/pages/turn.tsx';
import { useMember } from '../../../shared/session/member.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';

type Way = 'app' | 'passkey';

/** Where the brand wants a second factor, nothing is open until one is set up: this is the way to it. */
export function RequiredFactor() {
  const isWanted = useMember()?.mustSetSecondFactor ?? false;
  const cache = useQueryClient();
  const [way, setWay] = useState<Way | null>(null);
  useBrandNews();
  function close() {
    setWay(null);
    // What was refused until now is asked for again.
    void cache.invalidateQueries();
  }
  if (!way && !isWanted) return null;
  return (
    <Turn name="secondFactor">
      {way === 'app' && <AuthenticatorDialog isBound={false} onClose={close} />}
      {way === 'passkey' && <AddPasskeyDialog onClose={close} />}
      {!way && <Choice onChoose={setWay} />}
    </Turn>
  );
}

/** The brand may come to want it while an agent sits here. */
function useBrandNews(): void {
  const cache = useQueryClient();
  const look = useCallback(() => void cache.invalidateQueries({ queryKey: ['member'] }), [cache]);
  useTopic('system', look);
}

function Choice({ onChoose }: { onChoose: (way: Way) => void }) {
  const text = useText();
  return (
    <Modal
      isOpen
      isDismissable={false}
      onClose={() => undefined}
      title={text('members.factor.required')}
      size="sm"
      footer={
        <Button kind="quiet" onClick={() => overlay.open('logout')}>
          {text('identity.logout.title')}
        </Button>
      }
    >
      <p className="mb-5 text-ink-soft">{text('members.factor.requiredText')}</p>
      <div className="flex flex-col gap-2">
        <Button kind="brass" size="lg" isWide onClick={() => onChoose('app')}>
          <Smartphone aria-hidden className="size-5" />
          {text('members.factor.title')}
        </Button>
        <Button size="lg" isWide onClick={() => onChoose('passkey')}>
          <Fingerprint aria-hidden className="size-5" />
          {text('members.passkeys.add')}
        </Button>
      </div>
    </Modal>
  );
}
