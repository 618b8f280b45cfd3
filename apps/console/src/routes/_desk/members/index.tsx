import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../../features/members/members-page.tsx';
import { plainSearch } from '../../../shared/search.ts';

export const Route = createFileRoute('/_desk/members/')({
  staticData: { title: 'console.nav.members', right: 'members.read' },
  validateSearch: plainSearch,
  component: MembersPage,
});
