import type { ModuleId, system } from '@baize/contract';
import { modulesOf, useStatusPart } from './use-status.ts';

/** Whether a switch of the brand is on, and every switch above it. */
export function isModuleOn(tree: system.ModuleNode, wanted: ModuleId): boolean {
  if (tree.enabled !== '1') return false;
  return tree.modId === wanted || tree.childrenNodes.some((child) => isModuleOn(child, wanted));
}

export function useModule(wanted: ModuleId): boolean {
  return isModuleOn(useStatusPart(modulesOf)!, wanted);
}
