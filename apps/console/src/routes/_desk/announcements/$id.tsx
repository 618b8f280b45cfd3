import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementPage } from '../../../features/content/announcements/announcement-page.tsx';

export const Route = createFileRoute('/_desk/announcements/$id')({
  staticData: { title: 'console.announcements.one', right: 'content.read' },
  component: OneAnnouncement,
});

function OneAnnouncement() {
  const { id } = Route.useParams();
  return <AnnouncementPage key={id} id={id === 'new' ? '' : id} place="/announcements" />;
}
