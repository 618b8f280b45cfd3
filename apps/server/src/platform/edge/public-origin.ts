import type { House } from '../house.ts';

/** Where people find this house: the configured address, and never what a request claims. */
export function publicOrigin({ config }: House): string {
  if (config.BAIZE_ORIGIN) return new URL(config.BAIZE_ORIGIN).origin;
  return config.PORT === 0 ? 'http://localhost' : `http://localhost:${config.PORT}`;
}
