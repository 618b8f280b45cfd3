import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../../features/catalogue/import/import-page.tsx';

export const Route = createFileRoute('/_desk/import')({
  staticData: { title: 'console.nav.import', right: 'catalogue.read' },
  component: ImportPage,
});
