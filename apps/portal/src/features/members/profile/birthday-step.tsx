import { MINIMUM_AGE } from '@baize/contract';
import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { type Status, useStatusPart } from '../../../shared/brand/use-status.ts';
import type { OverlayProps } from '../../../shared/pages/overlay.ts';
import { Turn } from '../../../shared/pages/turn.tsx';
import { useMember } from '../../../shared/session/member.ts';
import { useSignInOptions } from '../../../shared/session/sign-in-options.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { BirthdayDialog } from './birthday-dialog.tsx';

const ASKED = 'birthday.asked';

const isWanted = ({ info: { register } }: Status) =>
  register.birthday.fieldEnabled && register.birthday.required;

/**
 * Where the market wants a date of birth, whoever came in without one (by another site, or by their
 * agent) is asked once; whoever puts it off is led back by what is refused until then.
 */
export function BirthdayStep({ mayShow }: { mayShow: boolean }) {
  const member = useMember();
  const isAsked = useStatusPart(isWanted) ?? false;
  const [asked, setAsked] = useState(() => readStored(ASKED));
  if (!member || member.birthday || !isAsked || !mayShow) return null;
  const own = String(member.id);
  if (asked === own) return null;
  function close() {
    writeStored(ASKED, own);
    setAsked(own);
  }
  return (
    <Turn name="birthday">
      <BirthdayModal onClose={close} />
    </Turn>
  );
}

/** The same, opened by a refusal. */
export function BirthdayModal({ onClose }: OverlayProps) {
  const text = useText();
  const age = useSignInOptions()?.minimumAge ?? MINIMUM_AGE;
  return <BirthdayDialog lead={text('members.birthday.needed', { age })} onClose={onClose} />;
}
