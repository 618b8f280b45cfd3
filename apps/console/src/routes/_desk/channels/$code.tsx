import { createFileRoute } from '@tanstack/react-router';
import { ChannelPage } from '../../../features/cashier/deposits/channel-page.tsx';

export const Route = createFileRoute('/_desk/channels/$code')({
  staticData: { title: 'console.channel.title', right: 'cashier.read' },
  component: OneChannel,
});

/** `new` is the empty page of one to be added. */
function OneChannel() {
  const { code } = Route.useParams();
  const known = code === 'new' ? '' : code;
  return <ChannelPage key={known} code={known} />;
}
