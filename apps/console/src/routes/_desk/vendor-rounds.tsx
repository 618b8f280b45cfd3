import { createFileRoute } from '@tanstack/react-router';
import { VendorRoundsPage } from '../../features/vendors/rounds-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/vendor-rounds')({
  staticData: { title: 'console.vround.title', right: 'vendors.read' },
  validateSearch: plainSearch,
  component: VendorRoundsPage,
});
