import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/operators/account-page.tsx';

export const Route = createFileRoute('/_desk/account')({
  staticData: { title: 'console.account.title' },
  component: AccountPage,
});
