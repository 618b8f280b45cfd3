import { type Output, promotionsPackets } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { promotionsKey } from '../use-promotions.ts';

export type Packets = Output<typeof promotionsPackets.packets.value>;
export type SentPacket = Packets['list'][number];
export type ShownPacket = Output<typeof promotionsPackets.packet.value>;

export const packetsQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: promotionsKey('packets', token),
    queryFn: ({ signal }) => ask(promotionsPackets.packets, {}, signal),
  });

export const packetQuery = (code: string, token: string | undefined) =>
  queryOptions({
    queryKey: promotionsKey('packet', code, token),
    queryFn: ({ signal }) => ask(promotionsPackets.packet, { code }, signal),
    retry: false,
  });

/** Where whoever has it opens a packet. */
export const packetLink = (code: string): string => `${location.origin}/promotions?packet=${code}`;
