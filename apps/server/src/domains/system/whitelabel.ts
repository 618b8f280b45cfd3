import {
  type system as contract,
  isBuilt,
  MODULE_ROOT,
  type ModuleId,
  moduleGroups,
} from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsOf } from './settings.ts';

/** The switches as clients read them: a tree under one root. */
export function moduleTree(house: House): contract.ModuleNode {
  const groups = Object.entries(moduleGroups) as [ModuleId, { modules: object }][];
  return {
    modId: MODULE_ROOT,
    enabled: '1',
    childrenNodes: groups.map(([group, { modules }]) => ({
      modId: group,
      enabled: flag(house, group),
      childrenNodes: (Object.keys(modules) as ModuleId[]).map((modId) => ({
        modId,
        enabled: flag(house, modId),
        childrenNodes: [],
      })),
    })),
  };
}

/** Whether something exists and is switched on. What hangs under a switch that is off is off as well. */
export function isModuleOn(house: House, modId: ModuleId): boolean {
  if (modId === MODULE_ROOT) return true;
  if (!isBuilt(modId)) return false;
  const { modules } = settingsOf(house, 'whitelabel');
  const group = groupOf.get(modId);
  return (modules[modId] ?? false) && (group === undefined || (modules[group] ?? false));
}

/** Refuses what belongs to a switch that is off. */
export function requireModule(house: House, modId: ModuleId): void {
  if (!isModuleOn(house, modId)) refuse('FUNCTION_NOT_AVAILABLE');
}

const groupOf = new Map(
  Object.entries(moduleGroups).flatMap(([group, { modules }]) =>
    Object.keys(modules).map((modId) => [modId as ModuleId, group as ModuleId] as const),
  ),
);

function flag(house: House, modId: ModuleId): '1' | '0' {
  return isModuleOn(house, modId) ? '1' : '0';
}
