import { createFileRoute } from '@tanstack/react-router';
import { TakeBackPage } from '../../features/identity/recovery/take-back-page.tsx';

export const Route = createFileRoute('/_player/takeBack')({ component: TakeBackPage });
