import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { loadChunk } from '../shared/chunk.ts';
import type { OverlayName, OverlayProps } from '../shared/overlay.ts';
import { isOpenNow, useStatusPart } from '../shared/use-status.ts';
import { useOverlay } from './use-overlay.ts';

type Part = LazyExoticComponent<ComponentType<OverlayProps>>;

const part = (load: () => Promise<ComponentType<OverlayProps>>): Part =>
  lazy(async () => ({ default: await loadChunk(load) }));

/** Every modal of the portal, each loaded when it is first opened. */
const parts: Record<OverlayName, Part> = {
  help: part(async () => (await import('../features/content/help-modal.tsx')).HelpModal),
  announcements: part(
    async () => (await import('../features/content/announcement-modal.tsx')).AnnouncementModal,
  ),
  notice: part(async () => (await import('../features/content/notice-modal.tsx')).NoticeModal),
  feedback: part(
    async () => (await import('../features/content/feedback-modal.tsx')).FeedbackModal,
  ),
  chat: part(async () => (await import('../features/content/chat-drawer.tsx')).ChatDrawer),
  display: part(async () => (await import('./display-modal.tsx')).DisplayModal),
  menu: part(async () => (await import('./menu-drawer.tsx')).MenuDrawer),
  service: part(async () => (await import('./service-modal.tsx')).ServiceModal),
  login: part(async () => (await import('../features/identity/login-modal.tsx')).LoginModal),
  register: part(
    async () => (await import('../features/identity/register-modal.tsx')).RegisterModal,
  ),
  forgotPassword: part(
    async () => (await import('../features/identity/forgot-modal.tsx')).ForgotModal,
  ),
  changePassword: part(
    async () =>
      (await import('../features/identity/change-password-modal.tsx')).ChangePasswordModal,
  ),
  logout: part(async () => (await import('../features/identity/logout-modal.tsx')).LogoutModal),
  member: part(async () => (await import('./member-overlay.tsx')).MemberOverlay),
  realAccount: part(
    async () => (await import('../features/identity/real-account-modal.tsx')).RealAccountModal,
  ),
  sessionEnded: part(
    async () => (await import('../features/identity/session-ended-modal.tsx')).SessionEndedModal,
  ),
  realityCheck: part(
    async () => (await import('../features/protection/reality-modal.tsx')).RealityModal,
  ),
  game: part(async () => (await import('../features/catalogue/game-overlay.tsx')).GameOverlay),
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
