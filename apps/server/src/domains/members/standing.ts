import type { House } from '../../platform/house.ts';

const CHANGED = 'member.changed';

/** After the commit: every server looks again at who someone is, so that a freeze is felt at once. */
export function tellChanged(house: House, memberId: bigint): void {
  house.fanout.publish(CHANGED, { memberId: String(memberId) });
}

export function followChanges(house: House, forget: (memberId: bigint) => void): void {
  house.fanout.subscribe(CHANGED, (message) => {
    forget(BigInt((message as { memberId: string }).memberId));
  });
}
