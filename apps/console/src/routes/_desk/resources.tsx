import { createFileRoute } from '@tanstack/react-router';
import { ResourcesPage } from '../../features/system/resources-page.tsx';

export const Route = createFileRoute('/_desk/resources')({
  staticData: { title: 'console.nav.resources', right: 'system.read' },
  component: ResourcesPage,
});
