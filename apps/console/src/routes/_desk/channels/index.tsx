import { createFileRoute } from '@tanstack/react-router';
import { ChannelsPage } from '../../../features/cashier/deposits/channels-page.tsx';

export const Route = createFileRoute('/_desk/channels/')({
  staticData: { title: 'console.channel.title', right: 'cashier.read' },
  component: ChannelsPage,
});
