import { createFileRoute } from '@tanstack/react-router';
import { AgentDoor } from '../../app/agents/agent-entrance.tsx';

export const Route = createFileRoute('/_agent/agent')({ component: AgentDoor });
