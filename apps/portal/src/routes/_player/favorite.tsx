import { createFileRoute } from '@tanstack/react-router';
import { EmptyPage } from '../../shared/empty-page.tsx';

export const Route = createFileRoute('/_player/favorite')({
  component: () => (
    <EmptyPage
      heading="catalogue.favorite.title"
      state="no-favourites"
      title="catalogue.favorite.none"
      text="catalogue.favorite.noneText"
    />
  ),
});
