import { createFileRoute } from '@tanstack/react-router';
import { RegionsPage } from '../../features/system/house/regions-page.tsx';

export const Route = createFileRoute('/_desk/regions')({
  staticData: { title: 'console.nav.regions', right: 'system.read' },
  component: RegionsPage,
});
