import { createFileRoute } from '@tanstack/react-router';
import { OperatorsPage } from '../../features/operators/operators-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/operators')({
  staticData: { title: 'console.nav.operators', right: 'operators.read' },
  validateSearch: plainSearch,
  component: OperatorsPage,
});
