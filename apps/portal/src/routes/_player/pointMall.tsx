import { createFileRoute } from '@tanstack/react-router';
import { EmptyPage } from '../../shared/pages/empty-page.tsx';

export const Route = createFileRoute('/_player/pointMall')({
  component: () => (
    <EmptyPage
      heading="points.title"
      state="empty"
      title="points.none.title"
      text="points.none.text"
    />
  ),
});
