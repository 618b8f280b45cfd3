import { createRootRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../app/not-found-page.tsx';
import { Root } from '../app/root.tsx';

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });
