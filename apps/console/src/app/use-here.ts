import { useLocation } from '@tanstack/react-router';
import { useMe } from '../shared/session/use-me.ts';
import { type Room, roomAt, roomsFor } from './rooms.ts';

/** The page one is on, and its room with the pages one may enter. */
export function useHere(): { path: string; section: Room | undefined } {
  const { rights } = useMe();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  const id = roomAt(path)?.id;
  return { path, section: roomsFor(rights).find((section) => section.id === id) };
}
