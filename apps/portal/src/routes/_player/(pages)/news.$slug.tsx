import { createFileRoute } from '@tanstack/react-router';
import { StoryPage } from '../../../features/content/pages/story-page.tsx';

export const Route = createFileRoute('/_player/(pages)/news/$slug')({ component: Story });

function Story() {
  const { slug } = Route.useParams();
  return <StoryPage key={slug} kind="news" slug={slug} />;
}
