import { createFileRoute } from '@tanstack/react-router';
import { TreePage } from '../../features/agents/tree/tree-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/agents')({
  staticData: { title: 'console.agents.tree', right: 'agents.read' },
  validateSearch: plainSearch,
  component: TreePage,
});
