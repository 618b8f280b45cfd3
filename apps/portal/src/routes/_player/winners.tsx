import { createFileRoute } from '@tanstack/react-router';
import { WinnersPage } from '../../features/play/records/winners-page.tsx';

export const Route = createFileRoute('/_player/winners')({ component: WinnersPage });
