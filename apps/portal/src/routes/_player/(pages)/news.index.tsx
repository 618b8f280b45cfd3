import { createFileRoute } from '@tanstack/react-router';
import { StoryListPage } from '../../../features/content/pages/story-list-page.tsx';

export const Route = createFileRoute('/_player/(pages)/news/')({
  component: () => <StoryListPage key="news" kind="news" />,
});
