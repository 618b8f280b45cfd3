import { type Output, promotionsCampaign, promotionsCampaignsOperator } from '@baize/contract';
import { z } from 'zod/mini';
import { ask } from '../../../shared/api.ts';
import type { Editable, Stored } from '../../../shared/editor/editable.ts';
import { type Typed, typed } from '../../../shared/editor/typed.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';

export type Campaign = Output<typeof promotionsCampaignsOperator.showCampaign.value>;
export type Content = Output<typeof promotionsCampaign.content>;

/** A campaign as it is typed; a save says why. */
export type CampaignDraft = Typed<Content> & { reason: string };
export type CampaignForm = SettingsForm<CampaignDraft>;
export type Kind = Content['kind'];

const shape = z.extend(promotionsCampaign.content, {
  reason: promotionsCampaignsOperator.saveCampaign.input.shape.reason,
});

/** The parts as the calls take them; null while something typed is no amount, or missing. */
export function readDraft(draft: Omit<CampaignDraft, 'reason'>): Content | null {
  const read = z.safeParse(promotionsCampaign.content, draft);
  return read.success ? read.data : null;
}

type Opening = { id: string; blank: () => CampaignDraft; onMade: (id: string) => void };

/** One campaign to be changed; without an id, one to be added as a draft. */
export function campaignEditable({ id, blank, onMade }: Opening): Editable<CampaignDraft> {
  const read = async (signal?: AbortSignal) =>
    stored(await ask(promotionsCampaignsOperator.showCampaign, { id }, signal));
  return {
    name: `campaign:${id}`,
    shape,
    right: 'promotions.edit',
    touches: ['promotions'],
    isNew: id === '',
    read: async (signal) =>
      id ? read(signal) : { version: 0, updatedAt: null, updatedBy: null, content: blank() },
    save: async ({ version, content: { reason, ...parts } }) => {
      const content = z.parse(promotionsCampaign.content, parts);
      const saved = await ask(promotionsCampaignsOperator.saveCampaign, {
        ...(id && { id }),
        version,
        content,
        reason,
      });
      if (id) return { ...(await read()), approvalId: saved.approvalId };
      onMade(saved.id);
      return { version: 1, updatedAt: null, updatedBy: null, content: { ...parts, reason } };
    },
  };
}

function stored({ version, content, versions }: Campaign): Stored<CampaignDraft> {
  const [last] = versions;
  return {
    version,
    updatedAt: last?.savedAt ?? null,
    updatedBy: last?.savedBy ?? null,
    content: { ...typed(content), reason: '' },
  };
}
