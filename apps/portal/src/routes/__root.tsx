import { createRootRoute } from '@tanstack/react-router';
import { Root } from '../app/root.tsx';
import { FailurePage } from '../features/system/failure-page.tsx';

export const Route = createRootRoute({
  component: Root,
  errorComponent: FailurePage,
});
