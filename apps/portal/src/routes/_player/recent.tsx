import { createFileRoute } from '@tanstack/react-router';
import { EmptyPage } from '../../shared/empty-page.tsx';

export const Route = createFileRoute('/_player/recent')({
  component: () => (
    <EmptyPage
      heading="catalogue.recent.title"
      state="no-bets"
      title="catalogue.recent.none"
      text="catalogue.recent.noneText"
    />
  ),
});
