import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';

/** A letter to an operator's own address; a link in it is for nobody else. */
export type StaffLetter = {
  operatorId: bigint;
  username: string;
  to: string;
  letter: 'staffSetup' | 'staffFactor' | 'staffEmail';
  /** Where the link leads, below the house's own address. */
  path?: string;
  hours?: number;
};

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** Writes to operators once the transaction has ended. */
    staffLetters: (house: House, tx: Transaction, letter: StaffLetter) => Promise<void>;
  }
}

export async function writeToOperator(
  house: House,
  tx: Transaction,
  letter: StaffLetter,
): Promise<void> {
  for (const send of house.contributed('staffLetters')) await send(house, tx, letter);
}
