import { createFileRoute } from '@tanstack/react-router';
import { AgentEntrance } from '../../app/agents/agent-entrance.tsx';

export const Route = createFileRoute('/_agent/agent')({ component: AgentEntrance });
