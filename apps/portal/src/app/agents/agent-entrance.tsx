import { Navigate } from '@tanstack/react-router';
import { AgentEnterPage } from '../../features/agents/centre/agent-enter-page.tsx';
import { AgentLogin } from '../../features/identity/sign-in/agent-login.tsx';
import { useSession } from '../../shared/session/use-session.ts';

/** Agents who are signed in already are inside; everyone else stands before the door. */
export function AgentEntrance() {
  const session = useSession();
  if (session?.kind === 'agent' && !session.mustChangePassword)
    return <Navigate to="/agentHome" replace />;
  return (
    <AgentEnterPage>
      <AgentLogin />
    </AgentEnterPage>
  );
}
