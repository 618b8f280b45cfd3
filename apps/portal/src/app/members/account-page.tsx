import { LoadingRegion, Skeleton } from '@baize/ui';
import { PayoutSection } from '../../features/identity/payouts/payout-section.tsx';
import { ContactHold } from '../../features/identity/security/contact-hold.tsx';
import { LocksSection } from '../../features/identity/security/locks-section.tsx';
import { PasskeysSection } from '../../features/identity/security/passkeys-section.tsx';
import { SessionsSection } from '../../features/identity/sessions/sessions-section.tsx';
import { SignInsSection } from '../../features/identity/sessions/sign-ins-section.tsx';
import { LanguageSection } from '../../features/members/profile/language-section.tsx';
import { ProfilePanel } from '../../features/members/profile/profile-panel.tsx';
import { OffersSection } from '../../features/messaging/offers-section.tsx';
import { useMember } from '../../shared/session/member.ts';
import { useSecurityConfig } from '../../shared/session/use-security.ts';

/** My account: who I am, how my account is locked, where money may go, and who was in. */
export function AccountPage() {
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
