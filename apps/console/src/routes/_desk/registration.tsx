import { createFileRoute } from '@tanstack/react-router';
import { RegistrationPage } from '../../features/system/registration/registration-page.tsx';

export const Route = createFileRoute('/_desk/registration')({
  staticData: { title: 'console.nav.registration', right: 'system.read' },
  component: RegistrationPage,
});
