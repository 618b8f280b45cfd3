import { anyScreen } from '../screen.ts';
import {
  ShedBar,
  ShedCentre,
  ShedOwn,
  type ShedView,
  useShedSeat,
  useTellShed,
} from './shed-parts.tsx';

/** Tien Len and Big Two lie on the table alike; their rules differ, not their looks. */
export const shedScreen = anyScreen<ShedView>({
  holding: 'fan',
  useSeat: useShedSeat,
  useTellMove: useTellShed,
  Centre: ShedCentre,
  Own: ShedOwn,
  Bar: ShedBar,
});
