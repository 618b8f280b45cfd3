import type { WheelChoice } from './rules.ts';
import { wheelTable } from './spin.ts';

/** Every segment is equally likely. */
export function wheelReturn(choice: WheelChoice): number {
  return wheelTable(choice).reduce((sum, tenths) => sum + tenths, 0) / (10 * choice.segments);
}

export function wheelHitRate(choice: WheelChoice): number {
  return wheelTable(choice).filter((tenths) => tenths > 0).length / choice.segments;
}
