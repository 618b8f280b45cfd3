import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { identitySettings } from '../../system/index.ts';

declare module '../../../platform/database.ts' {
  interface Tables {
    agreed_terms: {
      member_id: bigint;
      version: string;
      is_ticked: boolean;
      agreed_at: Date;
    };
  }
}

/** Which text of the terms a member came in under, and whether their client had them tick it. */
export async function noteTerms(
  house: House,
  tx: Transaction,
  memberId: bigint,
  isTicked: boolean,
): Promise<void> {
  const { termsVersion: version } = identitySettings(house);
  await tx
    .insertInto('agreed_terms')
    .values({ member_id: memberId, version, is_ticked: isTicked, agreed_at: house.clock.now() })
    .execute();
}
