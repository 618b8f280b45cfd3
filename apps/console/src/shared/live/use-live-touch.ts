import { type Touched, useTouch } from '../queries.ts';
import { useLive } from './live.ts';

/** What is shown of these is read anew whenever something is told on a topic of the socket. */
export function useLiveTouch(told: string, touched: readonly Touched[]): void {
  const touch = useTouch();
  useLive(told, () => void touch(touched));
}
