import { createFileRoute } from '@tanstack/react-router';
import { AgentEnterPage } from '../../features/agents/agent-enter-page.tsx';
import { AgentLogin } from '../../features/identity/agent-login.tsx';

export const Route = createFileRoute('/_agent/agent')({
  component: () => (
    <AgentEnterPage>
      <AgentLogin />
    </AgentEnterPage>
  ),
});
