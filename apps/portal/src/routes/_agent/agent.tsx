import { createFileRoute } from '@tanstack/react-router';
import { AgentDoor } from '../../app/agent-door.tsx';

export const Route = createFileRoute('/_agent/agent')({ component: AgentDoor });
