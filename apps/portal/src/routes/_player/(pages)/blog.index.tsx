import { createFileRoute } from '@tanstack/react-router';
import { StoryListPage } from '../../../features/content/pages/story-list-page.tsx';

export const Route = createFileRoute('/_player/(pages)/blog/')({
  component: () => <StoryListPage key="blog" kind="blog" />,
});
