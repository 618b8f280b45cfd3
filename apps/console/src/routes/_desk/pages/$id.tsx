import { createFileRoute } from '@tanstack/react-router';
import { TextPage } from '../../../features/content/pages/text-page.tsx';

export const Route = createFileRoute('/_desk/pages/$id')({
  staticData: { title: 'console.pages.one', right: 'content.read' },
  component: OnePage,
});

function OnePage() {
  const { id } = Route.useParams();
  return <TextPage key={id} id={id === 'new' ? '' : id} />;
}
