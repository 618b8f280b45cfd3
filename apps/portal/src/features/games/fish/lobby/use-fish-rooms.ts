import { seconds } from '@baize/calendar';
import { fish as contract, type Output } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../../shared/calls/api.ts';

export type FishRoomTile = Output<typeof contract.listRooms.value>['rooms'][number];

/** People come and go by the minute; whoever looks sees it within this. */
const LOOK_MS = seconds(5);

/** Every room with what a shot costs there and who sits in it now. */
export function useFishRooms() {
  return useQuery({
    queryKey: ['fish', 'rooms'],
    queryFn: ({ signal }) => ask(contract.listRooms, {}, signal),
    refetchInterval: LOOK_MS,
  });
}
