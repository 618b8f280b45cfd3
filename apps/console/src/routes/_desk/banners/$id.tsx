import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementPage } from '../../../features/content/announcements/announcement-page.tsx';

export const Route = createFileRoute('/_desk/banners/$id')({
  staticData: { title: 'console.banners.one', right: 'content.read' },
  component: OneBanner,
});

function OneBanner() {
  const { id } = Route.useParams();
  return <AnnouncementPage key={id} id={id === 'new' ? '' : id} place="/banners" />;
}
