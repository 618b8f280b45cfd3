import { createFileRoute } from '@tanstack/react-router';
import { HelpArticlePage } from '../../../features/content/pages/help-article-page.tsx';

export const Route = createFileRoute('/_desk/help-centre/$id')({
  staticData: { title: 'console.help.one', right: 'content.read' },
  component: OneArticle,
});

function OneArticle() {
  const { id } = Route.useParams();
  return <HelpArticlePage key={id} id={id === 'new' ? '' : id} />;
}
