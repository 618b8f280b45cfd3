import { createFileRoute } from '@tanstack/react-router';
import { RunPage } from '../../../features/agents/pay/run-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/pay-runs/$runId')({
  staticData: { title: 'console.agents.oneRun', right: 'agents.read' },
  validateSearch: plainSearch,
  component: OneRun,
});

function OneRun() {
  const { runId } = Route.useParams();
  return <RunPage key={runId} runId={runId} />;
}
