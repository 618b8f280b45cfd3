import { createFileRoute, redirect } from '@tanstack/react-router';
import { Desk } from '../app/desk.tsx';
import { placeHere } from '../shared/session/place.ts';
import { session } from '../shared/session/session.ts';

export const Route = createFileRoute('/_desk')({
  beforeLoad: () => {
    if (!session.token()) throw redirect({ to: '/login', search: { back: placeHere() } });
  },
  component: Desk,
});
