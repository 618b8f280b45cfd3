import { agentsRebates } from '@baize/contract';
import type { MessageId } from '@baize/i18n';

export const rebateCategories = agentsRebates.rebateCategories;
export type RebateCategory = (typeof rebateCategories)[number];

/** A category by its own name; one that is new here is said to be another. */
export function categoryWords(category: string): MessageId {
  const known = rebateCategories.find((one) => one === category);
  return known ? `agents.category.${known}` : 'agents.category.other';
}
