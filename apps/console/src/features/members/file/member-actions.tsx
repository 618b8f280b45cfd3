import { Button, buttonClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import type { MemberRow } from '../use-members.ts';
import { FreezeMember } from './freeze-member.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { ResetPassword } from './reset-password.tsx';
import { ViewMember } from './view-member.tsx';

/** What may be done about an account, as far as one's rights go. */
export function MemberActions({ member }: { member: MemberRow }) {
  const text = useText();
  const [asked, setAsked] = useState<'freeze' | 'password' | 'factor' | 'view' | null>(null);
  const mayView = useMay('members.view');
  const mayEdit = useMay('members.edit');
  // A trial account has neither a password of its own nor a second factor.
  const mayReset = useMay('members.reset') && member.kind !== 'trial';
  const mayAdjust = useMay('cashier.adjust') && member.kind !== 'trial';
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-2 md:ms-auto">
      {mayView && (
        <Button onClick={() => setAsked('view')}>
          <Eye aria-hidden className="size-4" />
          {text('console.member.view')}
        </Button>
      )}
      {mayAdjust && (
        <Link
          to="/adjustments"
          search={{ member: String(member.id) }}
          className={buttonClasses({ kind: 'line' })}
        >
          {text('console.member.card.adjust')}
        </Link>
      )}
      {mayReset && (
        <>
          <Button onClick={() => setAsked('password')}>
            {text('console.member.resetPassword')}
          </Button>
          <Button onClick={() => setAsked('factor')}>{text('console.member.resetFactor')}</Button>
        </>
      )}
      {mayEdit && (
        <Button kind={member.isFrozen ? 'line' : 'danger'} onClick={() => setAsked('freeze')}>
          {text(member.isFrozen ? 'console.member.unfreeze' : 'console.member.freeze')}
        </Button>
      )}
      <ViewMember member={member} isOpen={asked === 'view'} onClose={close} />
      <FreezeMember member={member} isOpen={asked === 'freeze'} onClose={close} />
      <ResetPassword member={member} isOpen={asked === 'password'} onClose={close} />
      <ResetFactor member={member} isOpen={asked === 'factor'} onClose={close} />
    </div>
  );
}
