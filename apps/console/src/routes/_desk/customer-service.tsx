import { createFileRoute } from '@tanstack/react-router';
import { CustomerServicePage } from '../../features/system/customer-service-page.tsx';

export const Route = createFileRoute('/_desk/customer-service')({
  staticData: { title: 'console.nav.customerService', right: 'system.read' },
  component: CustomerServicePage,
});
