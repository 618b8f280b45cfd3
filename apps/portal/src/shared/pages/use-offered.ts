import { useCallback } from 'react';
import { isModuleOn } from '../brand/modules.ts';
import { modulesOf, useStatusPart } from '../brand/use-status.ts';
import { useLanes } from '../games/lanes.ts';
import { useAnnouncements } from '../service/announcements.ts';
import { leadsSomewhere } from './offered.ts';

/** Asks of any address of the house whether there is something behind it now. */
export function useOffered(): (address: string) => boolean {
  const lanes = useLanes();
  const shown = useAnnouncements().data;
  const tree = useStatusPart(modulesOf);
  return useCallback(
    (address) =>
      leadsSomewhere(address, {
        lanes,
        shown,
        isOn: (module) => tree !== undefined && isModuleOn(tree, module),
      }),
    [lanes, shown, tree],
  );
}
