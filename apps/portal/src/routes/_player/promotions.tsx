import { createFileRoute } from '@tanstack/react-router';
import { EmptyPage } from '../../shared/empty-page.tsx';

export const Route = createFileRoute('/_player/promotions')({
  component: () => (
    <EmptyPage
      heading="promotions.title"
      state="empty"
      title="promotions.none.title"
      text="promotions.none.text"
    />
  ),
});
