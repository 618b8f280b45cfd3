import { isLoopback } from '../edge/address.ts';
import type { House } from '../house.ts';

/** Tests come from this machine: what is counted by address would stop them, and is off for them only. */
export function isTestAddress({ config }: House, address: string): boolean {
  return config.profile === 'test' && isLoopback(address);
}
