import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '../../features/identity/recovery/reset-page.tsx';

export const Route = createFileRoute('/_player/resetPassword')({ component: ResetPage });
