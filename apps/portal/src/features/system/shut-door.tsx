import type { Status } from '../../shared/brand/use-status.ts';
import { DomainPage } from './domain-page.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { RegionPage } from './region-page.tsx';

/** Why the house cannot be entered; loaded only where it cannot. */
export function ShutDoor({ status }: { status: Status }) {
  if (status.state === 1) return <MaintenancePage status={status} />;
  if (status.state === 2) return <RegionPage status={status} />;
  return <DomainPage />;
}
