import { createFileRoute } from '@tanstack/react-router';
import { ClubPage } from '../../features/loyalty/levels/club-page.tsx';

export const Route = createFileRoute('/_player/club')({ component: ClubPage });
