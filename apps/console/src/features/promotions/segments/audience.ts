import { type Output, promotionsCampaign } from '@baize/contract';
import { z } from 'zod/mini';
import { type Typed, typed } from '../../../shared/editor/typed.ts';

export type Audience = Output<typeof promotionsCampaign.audience>;
export type AudienceDraft = Typed<Audience>;

/** Everyone: what is left out asks nothing. */
export const everyone = (): AudienceDraft => typed(z.parse(promotionsCampaign.audience, {}));

/** As the calls take it; null while something typed is no amount or no number. */
export function readAudience(draft: AudienceDraft): Audience | null {
  const read = z.safeParse(promotionsCampaign.audience, draft);
  return read.success ? read.data : null;
}
