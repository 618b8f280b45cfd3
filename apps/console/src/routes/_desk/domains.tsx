import { createFileRoute } from '@tanstack/react-router';
import { DomainsPage } from '../../features/system/domains-page.tsx';

export const Route = createFileRoute('/_desk/domains')({
  staticData: { title: 'console.nav.domains', right: 'system.read' },
  component: DomainsPage,
});
