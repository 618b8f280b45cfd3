import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../../../features/members/file/member-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/members/$memberId')({
  staticData: { title: 'console.member.title', right: 'members.read' },
  validateSearch: plainSearch,
  component: OneMember,
});

function OneMember() {
  const { memberId } = Route.useParams();
  return <MemberPage key={memberId} memberId={Number(memberId)} />;
}
