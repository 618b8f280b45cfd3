import { loyaltyLevelsOperator, loyaltyRules, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import { ask } from '../../../shared/api.ts';
import { type Editable, type Stored, undated } from '../../../shared/editor/editable.ts';
import { type Typed, typed } from '../../../shared/editor/typed.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';

export type Rules = Output<typeof loyaltyRules.clubRules>;

/** The club's rules as they are typed; a save says why. */
export type RulesDraft = Typed<Rules> & { reason: string };
export type RulesForm = SettingsForm<RulesDraft>;
export type LevelDraft = RulesDraft['levels'][number];

const { readRules, saveRules } = loyaltyLevelsOperator;

export const levelRulesEditable: Editable<RulesDraft> = {
  name: 'loyalty-levels',
  shape: z.extend(loyaltyRules.clubRules, { reason: saveRules.input.shape.reason }),
  right: 'promotions.edit',
  touches: ['loyalty'],
  read: async (signal) => stored(await ask(readRules, {}, signal)),
  save: async ({ version, content: { reason, ...parts } }) => {
    const content = z.parse(loyaltyRules.clubRules, parts);
    await ask(saveRules, { content, version, reason });
    return stored(await ask(readRules, {}));
  },
};

/** The rules as the calls take them; null while something typed is no amount. */
export function readDraft({ reason: _, ...parts }: RulesDraft): Rules | null {
  const read = z.safeParse(loyaltyRules.clubRules, parts);
  return read.success ? read.data : null;
}

type Read = Output<typeof readRules.value>;

function stored({ version, content }: Read): Stored<RulesDraft> {
  return undated(version, { ...typed(content), reason: '' });
}
