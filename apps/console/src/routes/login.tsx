import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/operators/login-page.tsx';

type Search = { why?: string | undefined; back?: string | undefined };

export const Route = createFileRoute('/login')({
  staticData: { title: 'console.login.title' },
  validateSearch: ({ why, back }: Record<string, unknown>): Search => ({
    ...(typeof why === 'string' && { why }),
    ...(typeof back === 'string' && { back }),
  }),
  component: Login,
});

function Login() {
  const { why, back } = Route.useSearch();
  return <LoginPage why={why} back={back} />;
}
