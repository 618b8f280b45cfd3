import { createFileRoute } from '@tanstack/react-router';
import { EmptyPage } from '../../shared/empty-page.tsx';

export const Route = createFileRoute('/_player/member')({
  component: () => (
    <EmptyPage
      heading="members.title"
      state="members-only"
      title="members.none.title"
      text="members.none.text"
    />
  ),
});
