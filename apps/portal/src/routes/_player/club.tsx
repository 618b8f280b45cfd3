import { createFileRoute } from '@tanstack/react-router';
import { ClubPage } from '../../features/loyalty/club/club-page.tsx';

export const Route = createFileRoute('/_player/club')({ component: ClubPage });
