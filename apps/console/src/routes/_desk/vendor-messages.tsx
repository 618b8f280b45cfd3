import { createFileRoute } from '@tanstack/react-router';
import { VendorMessagesPage } from '../../features/vendors/messages-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/vendor-messages')({
  staticData: { title: 'console.vmsg.title', right: 'vendors.read' },
  validateSearch: plainSearch,
  component: VendorMessagesPage,
});
