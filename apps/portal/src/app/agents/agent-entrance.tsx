import { Navigate } from '@tanstack/react-router';
import { AgentEnterPage } from '../../features/agents/centre/agent-enter-page.tsx';
import { AgentLogin } from '../../features/identity/login/agent-login.tsx';
import { useModule } from '../../shared/brand/modules.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Agents who are signed in already are inside; everyone else stands before the door. */
export function AgentEntrance() {
  const session = useSession();
  if (!useModule('AGENTPOLICY3')) return <Navigate to="/" replace />;
  if (session?.kind === 'agent' && !session.mustChangePassword)
    return <Navigate to="/agentHome" replace />;
  return (
    <AgentEnterPage>
      <AgentLogin />
    </AgentEnterPage>
  );
}
