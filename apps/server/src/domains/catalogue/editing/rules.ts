import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readCategory } from '../categories.ts';
import { changeCatalogue, type Editor } from '../changes.ts';
import { OWN_VENDOR, SHIPPED_RULES, shelfOf } from '../shelf.ts';
import type { Rules } from '../tables.ts';

export function showRules(house: House) {
  const { rules, rulesVersion } = shelfOf(house);
  return { version: rulesVersion, content: rules };
}

export async function saveRules(
  house: House,
  editor: Editor,
  { version, content }: { version: number; content: Rules },
) {
  const unknown = content.categoryOrder.find((named) => !readCategory(named));
  if (unknown) refuse('INVALID_INPUT', { value: { 'content.categoryOrder': 'invalid_value' } });
  // Our own games are in-house whatever else is.
  const rules = {
    ...content,
    inhouseVendors: [...new Set([OWN_VENDOR, ...content.inhouseVendors])],
  };
  await changeCatalogue(house, editor, async (tx) => {
    const before = await tx.selectFrom('catalogue_state').selectAll().executeTakeFirstOrThrow();
    if (before.rules_version !== version) refuse('CHANGED_MEANWHILE');
    await tx
      .updateTable('catalogue_state')
      .set({ rules: JSON.stringify(rules), rules_version: version + 1 })
      .execute();
    return {
      action: 'catalogue.rules.changed',
      subject: 'catalogue:rules',
      before: before.rules ?? SHIPPED_RULES,
      after: rules,
      result: null,
    };
  });
  return showRules(house);
}
