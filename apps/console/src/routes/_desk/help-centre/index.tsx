import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../../../features/content/pages/help-page.tsx';

export const Route = createFileRoute('/_desk/help-centre/')({
  staticData: { title: 'console.nav.help', right: 'content.read' },
  component: HelpPage,
});
