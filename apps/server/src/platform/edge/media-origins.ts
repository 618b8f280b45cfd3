import type { House } from '../house.ts';
import { refuse } from '../refusal.ts';

/**
 * Browsers are told to show pictures and videos of this house and of its content origin only, so an
 * address elsewhere would be saved and never seen.
 */
export function refuseElsewhere(
  house: House,
  media: Record<string, string | null | undefined>,
): void {
  const { BAIZE_CONTENT_ORIGIN: content, BAIZE_ORIGIN: own } = house.config;
  const known = [content, own].flatMap((origin) => (origin ? [new URL(origin).origin] : []));
  const isHere = (address: string) =>
    /^\/(?!\/)/.test(address) || known.includes(originOf(address) ?? '');
  const elsewhere = Object.entries(media).find(([, address]) => address && !isHere(address));
  if (elsewhere) refuse('MEDIA_ELSEWHERE', { value: { [elsewhere[0]]: 'elsewhere' } });
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
