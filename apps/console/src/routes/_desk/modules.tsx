import { createFileRoute } from '@tanstack/react-router';
import { ModulesPage } from '../../features/system/modules-page.tsx';

export const Route = createFileRoute('/_desk/modules')({
  staticData: { title: 'console.nav.modules', right: 'system.read' },
  component: ModulesPage,
});
