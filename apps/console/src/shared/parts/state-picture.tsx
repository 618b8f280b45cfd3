import { useTheme } from '@baize/web/use-theme.tsx';

export type PictureName =
  | 'empty'
  | 'error'
  | 'maintenance'
  | 'members-only'
  | 'no-messages'
  | 'no-team'
  | 'not-found'
  | 'offline'
  | 'region-blocked'
  | 'session-ended';

/** A drawn object of a state, in the theme of the page. */
export function StatePicture({ name, theme }: { name: PictureName; theme?: 'dark' | 'light' }) {
  const { shown } = useTheme();
  const file = `state/${name}-${theme ?? shown}.svg`;
  return <img src={artAt(file)} alt="" width={168} height={168} />;
}

export function artAt(path: string): string {
  return `${import.meta.env.BASE_URL}art/${path}`;
}
