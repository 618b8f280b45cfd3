import type { House } from './house.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

/** Tests come from this machine: what is counted by address would stop them, and is off for them only. */
export function isTestAddress({ config }: House, address: string): boolean {
  return config.profile === 'test' && isLoopback(address);
}
