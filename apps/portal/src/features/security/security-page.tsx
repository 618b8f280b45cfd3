import { LoadingRegion, Skeleton } from '@baize/ui';
import { useMember } from '../../shared/session/member.ts';
import { useSecurityConfig } from '../../shared/session/use-security.ts';
import { ContactHold } from './contact-hold.tsx';
import { LocksSection } from './locks/locks-section.tsx';
import { PasskeysSection } from './locks/passkeys-section.tsx';
import { OffersSection } from './offers-section.tsx';
import { PayoutSection } from './payout-section.tsx';
import { LanguageSection } from './profile/language-section.tsx';
import { ProfilePanel } from './profile/profile-panel.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

/** My account: who I am, how my account is locked, where money may go, and who was in. */
export function SecurityPage() {
  const member = useMember();
  const config = useSecurityConfig();
  if (!member || !config) {
    return (
      <LoadingRegion className="flex flex-col gap-5">
        <Skeleton className="h-56" />
        <Skeleton className="h-96" />
      </LoadingRegion>
    );
  }
  return (
    <div className="flex flex-col gap-9">
      <ProfilePanel member={member} config={config} />
      {config.contactHold && <ContactHold hold={config.contactHold} />}
      <LocksSection config={config} />
      <PasskeysSection />
      <PayoutSection holder={config.realName} />
      <SessionsSection />
      <SignInsSection />
      <LanguageSection />
      <OffersSection />
    </div>
  );
}
