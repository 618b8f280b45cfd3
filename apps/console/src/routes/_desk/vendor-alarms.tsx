import { createFileRoute } from '@tanstack/react-router';
import { VendorAlarmsPage } from '../../features/vendors/alarms-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/vendor-alarms')({
  staticData: { title: 'console.valarm.title', right: 'vendors.read' },
  validateSearch: plainSearch,
  component: VendorAlarmsPage,
});
