import { protection } from '@baize/contract';
import { Button } from '@baize/ui';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import type { ProtectionState } from '../../shared/money/protection.ts';
import { useText } from '../../shared/words/use-text.ts';
import { Card, Section } from './section.tsx';
import { useProtect } from './use-protection.ts';

/** Where the market wants it: who one is, checked before the first bet. */
export function IdentitySection({ state }: { state: ProtectionState }) {
  const text = useText();
  const asked = useProtect(protection.askIdentity);
  if (state.identity === 'asked') {
    return (
      <Section title={text('protection.identity.title')}>
        <Card>{text('protection.identity.asked')}</Card>
      </Section>
    );
  }
  return (
    <Section title={text('protection.identity.title')} note={text('protection.identity.needed')}>
      <div className="flex flex-col items-start gap-3">
        {state.identity === 'rejected' && (
          <p>{text('protection.identity.rejected', { note: state.identityNote })}</p>
        )}
        <FormFault error={asked.error} />
        <Button isBusy={asked.isPending} onClick={() => asked.mutate({})}>
          {text('protection.identity.ask')}
        </Button>
      </div>
    </Section>
  );
}
