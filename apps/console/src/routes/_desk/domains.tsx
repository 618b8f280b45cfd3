import { createFileRoute } from '@tanstack/react-router';
import { DomainsPage } from '../../features/system/addresses/domains-page.tsx';

export const Route = createFileRoute('/_desk/domains')({
  staticData: { title: 'console.nav.domains', right: 'system.read' },
  component: DomainsPage,
});
