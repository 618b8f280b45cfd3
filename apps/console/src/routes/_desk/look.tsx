import { createFileRoute } from '@tanstack/react-router';
import { ThemePage } from '../../features/system/theme/theme-page.tsx';

export const Route = createFileRoute('/_desk/look')({
  staticData: { title: 'console.nav.theme', right: 'system.read' },
  component: ThemePage,
});
