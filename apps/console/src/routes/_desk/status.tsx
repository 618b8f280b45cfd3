import { createFileRoute } from '@tanstack/react-router';
import { StatusPage } from '../../features/system/house/status-page.tsx';

export const Route = createFileRoute('/_desk/status')({
  staticData: { title: 'console.nav.status', right: 'system.read' },
  component: StatusPage,
});
