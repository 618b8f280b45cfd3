import type { Contract, ContractAction } from './contract-kinds.ts';

type Steps = { actions: ContractAction[]; mayChange: boolean };

const NONE: Steps = { actions: [], mayChange: false };

/** Each side has its own steps; what the company gave only the company ends. */
export function actionsFor(contract: Contract, account: string): Steps {
  const { state, giver, receiver, isForMe } = contract;
  const isGiver = giver === account && giver !== '';
  if (!isGiver && receiver !== account) return NONE;
  if (state === 'PENDING') {
    if (isForMe) return { actions: ['ACCEPT', 'REJECT'], mayChange: false };
    return isGiver ? { actions: ['WITHDRAW'], mayChange: false } : NONE;
  }
  if (state === 'TERMINATING')
    return isForMe ? { actions: ['CONFIRM_END', 'REFUSE_END'], mayChange: false } : NONE;
  if (state !== 'ACTIVE') return NONE;
  return { actions: giver === '' ? [] : ['TERMINATE'], mayChange: isGiver };
}
