import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage, platforms } from '../../../features/content/pages/download-page.tsx';
import { NotFoundPage } from '../../../features/system/not-found-page.tsx';

export const Route = createFileRoute('/_player/(pages)/download/$platform')({
  component: Download,
});

function Download() {
  const named = Route.useParams().platform.toLowerCase();
  const platform = platforms.find((known) => known === named);
  return platform ? <DownloadPage platform={platform} /> : <NotFoundPage />;
}
