import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '../../features/messaging/unsubscribe-page.tsx';

export const Route = createFileRoute('/_player/unsubscribe')({ component: UnsubscribePage });
