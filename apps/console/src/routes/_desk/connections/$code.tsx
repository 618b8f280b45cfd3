import { createFileRoute } from '@tanstack/react-router';
import { DoorPage } from '../../../features/vendors/door-page.tsx';

export const Route = createFileRoute('/_desk/connections/$code')({
  staticData: { title: 'console.doors.one', right: 'vendors.read' },
  component: OneDoor,
});

function OneDoor() {
  const { code } = Route.useParams();
  return <DoorPage key={code} code={code === 'new' ? '' : code} />;
}
