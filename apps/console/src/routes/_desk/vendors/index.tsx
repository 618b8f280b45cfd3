import { createFileRoute } from '@tanstack/react-router';
import { VendorsPage } from '../../../features/catalogue/vendors/vendors-page.tsx';

export const Route = createFileRoute('/_desk/vendors/')({
  staticData: { title: 'console.nav.vendors', right: 'catalogue.read' },
  component: VendorsPage,
});
