import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../../features/catalogue/rules-page.tsx';

export const Route = createFileRoute('/_desk/lobby')({
  staticData: { title: 'console.nav.lobby', right: 'catalogue.read' },
  component: RulesPage,
});
