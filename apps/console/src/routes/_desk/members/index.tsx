import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../../features/members/list/members-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/members/')({
  staticData: { title: 'console.nav.members', right: 'members.read' },
  validateSearch: plainSearch,
  component: MembersPage,
});
