import { createFileRoute } from '@tanstack/react-router';
import { VendorPage } from '../../../features/catalogue/vendors/vendor-page.tsx';

export const Route = createFileRoute('/_desk/vendors/$code')({
  staticData: { title: 'console.vendors.one', right: 'catalogue.read' },
  component: OneVendor,
});

function OneVendor() {
  const { code } = Route.useParams();
  return <VendorPage key={code} code={code === 'new' ? '' : code} />;
}
