import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../features/system/not-found-page.tsx';

export const Route = createFileRoute('/_player/$')({ component: NotFoundPage });
