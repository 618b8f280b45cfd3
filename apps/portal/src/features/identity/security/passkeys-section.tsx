import { identityFactors } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Row, Rows, Section } from '../../../shared/account/section.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { securityKey } from '../../../shared/session/use-security.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

export function PasskeysSection() {
  const text = useText();
  const times = useTimes();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<{ passkeyId: string; name: string } | null>(null);
  const { data } = useQuery({
    queryKey: securityKey('passkeys'),
    queryFn: ({ signal }) => ask(identityFactors.passkeys, {}, signal),
  });
  const list = data?.list ?? [];
  return (
    <Section
      title={text('members.passkeys')}
      note={text('members.passkeys.text')}
      aside={
        <Button size="sm" className="ms-auto" onClick={() => setAdding(true)}>
          {text('members.passkeys.add')}
        </Button>
      }
    >
      {list.length > 0 && (
        <Rows>
          {list.map((passkey) => (
            <Row
              key={passkey.passkeyId}
              icon={<Fingerprint />}
              title={<bdi>{passkey.name}</bdi>}
              text={
                passkey.lastUsedAt
                  ? text('members.passkeys.used', { when: times.dateAndTime(passkey.lastUsedAt) })
                  : text('members.passkeys.made', { when: times.dateAndTime(passkey.createdAt) })
              }
              action={
                <Button
                  size="sm"
                  aria-label={text('ui.remove', { name: passkey.name })}
                  onClick={() => setLeaving(passkey)}
                >
                  {text('members.remove')}
                </Button>
              }
            />
          ))}
        </Rows>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {leaving && (
        <RemoveDialog
          title={text('members.passkeys.remove')}
          name={leaving.name}
          send={(stepUp) =>
            ask(identityFactors.removePasskey, { passkeyId: leaving.passkeyId, ...stepUp })
          }
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
}
