import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { loadChunk } from '../shared/chunk.ts';
import type { OverlayName } from '../shared/overlay.ts';
import { useOverlay } from './use-overlay.ts';

export type OverlayProps = { onClose: () => void };

type Part = LazyExoticComponent<ComponentType<OverlayProps>>;

const part = (load: () => Promise<ComponentType<OverlayProps>>): Part =>
  lazy(async () => ({ default: await loadChunk(load) }));

/** Every modal of the portal, each loaded when it is first opened. */
const parts: Record<OverlayName, Part> = {
  help: part(async () => (await import('../features/content/help-modal.tsx')).HelpModal),
  display: part(async () => (await import('./display-modal.tsx')).DisplayModal),
  menu: part(async () => (await import('./menu-drawer.tsx')).MenuDrawer),
  service: part(async () => (await import('./service-modal.tsx')).ServiceModal),
};

export function Overlays() {
  const { name, close } = useOverlay();
  if (!name) return null;
  const Overlay = parts[name];
  return (
    <Suspense>
      <Overlay onClose={close} />
    </Suspense>
  );
}
