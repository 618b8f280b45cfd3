import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { isOpenNow, useStatusPart } from '../shared/brand/use-status.ts';
import { loadChunk } from '../shared/loading/chunk.ts';
import type { OverlayName, OverlayProps } from '../shared/pages/overlay.ts';
import { useOverlay } from './use-overlay.ts';

type Part = LazyExoticComponent<ComponentType<OverlayProps>>;

const part = (load: () => Promise<ComponentType<OverlayProps>>): Part =>
  lazy(async () => ({ default: await loadChunk(load) }));

/** Every modal of the portal, each loaded when it is first opened. */
const parts: Record<OverlayName, Part> = {
  help: part(async () => (await import('../features/content/help/help-modal.tsx')).HelpModal),
  announcements: part(
    async () =>
      (await import('../features/content/announcements/announcement-modal.tsx')).AnnouncementModal,
  ),
  notice: part(
    async () => (await import('../features/content/announcements/notice-modal.tsx')).NoticeModal,
  ),
  feedback: part(
    async () => (await import('../features/content/feedback/feedback-modal.tsx')).FeedbackModal,
  ),
  chat: part(async () => (await import('../features/content/chat/chat-drawer.tsx')).ChatDrawer),
  display: part(async () => (await import('./shell/display-modal.tsx')).DisplayModal),
  menu: part(async () => (await import('./shell/menu-drawer.tsx')).MenuDrawer),
  search: part(async () => (await import('./search/search-modal.tsx')).SearchModal),
  service: part(async () => (await import('./shell/service-modal.tsx')).ServiceModal),
  login: part(async () => (await import('../features/identity/login/login-modal.tsx')).LoginModal),
  register: part(
    async () =>
      (await import('../features/identity/registration/register-modal.tsx')).RegisterModal,
  ),
  forgotPassword: part(
    async () => (await import('../features/identity/recovery/forgot-modal.tsx')).ForgotModal,
  ),
  changePassword: part(
    async () =>
      (await import('../features/identity/recovery/change-password-modal.tsx')).ChangePasswordModal,
  ),
  logout: part(
    async () => (await import('../features/identity/sessions/logout-modal.tsx')).LogoutModal,
  ),
  member: part(async () => (await import('./members/member-overlay.tsx')).MemberOverlay),
  realAccount: part(
    async () =>
      (await import('../features/identity/sessions/real-account-modal.tsx')).RealAccountModal,
  ),
  sessionEnded: part(
    async () =>
      (await import('../features/identity/sessions/session-ended-modal.tsx')).SessionEndedModal,
  ),
  realityCheck: part(
    async () => (await import('../features/protection/reality-modal.tsx')).RealityModal,
  ),
  birthday: part(
    async () => (await import('../features/members/profile/birthday-step.tsx')).BirthdayModal,
  ),
  game: part(
    async () => (await import('../features/catalogue/launch/game-overlay.tsx')).GameOverlay,
  ),
};

/** These are in reach whatever the state of the house; the others only while it is open. */
const ALWAYS: readonly OverlayName[] = ['help', 'display', 'menu', 'service'];

export function Overlays() {
  const { name, close } = useOverlay();
  const isOpen = useStatusPart(isOpenNow);
  if (!name || !(isOpen || ALWAYS.includes(name))) return null;
  const Overlay = parts[name];
  return (
    <Suspense>
      <Overlay onClose={close} />
    </Suspense>
  );
}
