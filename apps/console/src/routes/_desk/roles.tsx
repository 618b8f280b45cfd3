import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '../../features/operators/roles-page.tsx';

export const Route = createFileRoute('/_desk/roles')({
  staticData: { title: 'console.nav.roles', right: 'operators.read' },
  component: RolesPage,
});
