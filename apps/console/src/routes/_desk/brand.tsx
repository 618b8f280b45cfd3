import { createFileRoute } from '@tanstack/react-router';
import { BrandPage } from '../../features/system/brand/brand-page.tsx';

export const Route = createFileRoute('/_desk/brand')({
  staticData: { title: 'console.nav.brand', right: 'system.read' },
  component: BrandPage,
});
