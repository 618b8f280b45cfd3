import type { agentsSettingsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../platform/caller.ts';
import { begin } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordAudit } from '../operators/index.ts';
import { agentSettings, writeSettings } from './settings.ts';

type Input = Output<typeof contract.saveSettings.input>;

export async function saveAgentSettings(
  house: House,
  caller: Caller,
  { version, reason, ...settings }: Input,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const { version: _, ...before } = await agentSettings(tx);
    const isSaved = await writeSettings(tx, settings, { version, at: house.clock.now() });
    if (!isSaved) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: `operator:${caller.operatorId}`,
      action: 'agents.settings.changed',
      subject: 'agents:settings',
      before: settingTexts(before),
      after: { ...settingTexts(settings), reason },
      address: caller.address,
    });
  });
  return null;
}

function settingTexts(settings: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      typeof value === 'bigint' ? String(value) : value,
    ]),
  );
}
