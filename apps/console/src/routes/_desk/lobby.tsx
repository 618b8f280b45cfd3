import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_desk/lobby')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_desk/lobby"!</div>;
}
