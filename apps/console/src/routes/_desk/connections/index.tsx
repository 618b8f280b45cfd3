import { createFileRoute } from '@tanstack/react-router';
import { DoorsPage } from '../../../features/vendors/doors-page.tsx';

export const Route = createFileRoute('/_desk/connections/')({
  staticData: { title: 'console.nav.connections', right: 'vendors.read' },
  component: DoorsPage,
});
