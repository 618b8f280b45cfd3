import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type OverlayName, overlay } from '../pages/overlay.ts';
import { wantedPage } from './wanted-page.ts';

/** Dialogs that also have an address of their own. */
const ROUTES = { login: '/login', register: '/register' } as const;
type Dialog = Extract<OverlayName, keyof typeof ROUTES>;

/** Goes from one sign-in dialog to the other by the way it came: by address, or over the page. */
export function useSignInDialogs() {
  const navigate = useNavigate();
  const router = useRouter();
  const isRouted = useLocation({
    select: ({ pathname }) => Object.values<string>(ROUTES).includes(pathname),
  });
  return {
    go(dialog: Dialog): void {
      if (!isRouted) overlay.open(dialog);
      else {
        overlay.close();
        void navigate({ to: ROUTES[dialog], replace: true, search: true });
      }
    },
    /** Away from every dialog; one with an address of its own gives way to what was asked for. */
    leave(): void {
      overlay.close();
      const wanted = wantedPage.take();
      if (!isRouted) return;
      if (wanted) router.history.replace(wanted);
      else void navigate({ to: '/', replace: true });
    },
    /** Home, whatever lay over the page. */
    home(): void {
      overlay.close();
      void navigate({ to: '/' });
    },
    agentCentre(): void {
      overlay.close();
      void navigate({ to: '/agentHome' });
    },
  };
}
