import { createFileRoute } from '@tanstack/react-router';
import { ProtectionPage } from '../../features/protection/protection-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/protection')({
  staticData: { title: 'console.protection.title', right: 'protection.read' },
  validateSearch: plainSearch,
  component: ProtectionPage,
});
