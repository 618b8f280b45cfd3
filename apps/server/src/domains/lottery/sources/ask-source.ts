import { isDeepStrictEqual } from 'node:util';
import type { lotterySourcesOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, actorOf, askOneApproval } from '../../operators/index.ts';
import {
  guardedOf,
  inputOf,
  lockSource,
  newSecret,
  putSecret,
  putSource,
  type SourceInput,
} from './save-source.ts';
import { renewSources } from './sources.ts';

const KIND = 'lottery.source';
const SECRET_KIND = 'lottery.source-secret';

type Guarded = ReturnType<typeof guardedOf>;
type Frozen = { code: string; from: Guarded; to: Guarded };

/**
 * Connects a source, or changes how. Who is let in decides draws, so that waits for a second person, and a
 * new source is closed until then; the rest holds at once, and so does closing one.
 */
export async function askSource(
  house: House,
  caller: Caller,
  change: SourceInput,
): Promise<Output<typeof contract.saveSource.value>> {
  const editor = { actor: actorOf(caller), address: caller.address };
  const saved = await begin(house.db, async (tx) => {
    const row = await lockSource(tx, change.code);
    if ((row?.version ?? 0) !== change.version) refuse('CHANGED_MEANWHILE');
    const to = guardedOf(change);
    const was = row ? guardedOf(inputOf(row)) : { ...to, isEnabled: false };
    const from = { ...was, isEnabled: was.isEnabled && to.isEnabled };
    const secret = row ? null : newSecret();
    await putSource(house, tx, editor, { ...change, ...from }, secret);
    const version = change.version + 1;
    if (isDeepStrictEqual(from, to)) return { version, secret, approvalId: null };
    const payload: Frozen = { code: change.code, from, to };
    const subject = `source:${change.code}`;
    const id = await askOneApproval(house, tx, { kind: KIND, subject, payload, caller });
    return { version, secret, approvalId: String(id) };
  });
  await renewSources(house);
  return saved;
}

type FrozenSecret = { code: string; hours: number; from: string; to: string; secret: string };

/** Makes a secret, shown this once; it opens nothing until a second person agrees. */
export async function askSourceSecret(
  house: House,
  caller: Caller,
  { code, hours }: Output<typeof contract.rotateSourceSecret.input>,
): Promise<Output<typeof contract.rotateSourceSecret.value>> {
  const secret = newSecret();
  return begin(house.db, async (tx) => {
    const source = (await lockSource(tx, code)) ?? refuse('NOT_FOUND');
    const payload: FrozenSecret = {
      code,
      hours,
      from: `…${source.secret_tail}`,
      to: `…${secret.slice(-4)}`,
      secret: house.keys.seal(secret),
    };
    const asking = { kind: SECRET_KIND, subject: `source:${code}`, payload, caller };
    return { secret, approvalId: String(await askOneApproval(house, tx, asking)) };
  });
}

/** The second person agrees, if it still replaces what it would have replaced. */
const sourceApproval: ApprovalKind = {
  kind: KIND,
  right: 'lottery.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { code, from, to } = payload as Frozen;
    const row = (await lockSource(tx, code)) ?? refuse('NOT_FOUND');
    if (!isDeepStrictEqual(guardedOf(inputOf(row)), from)) refuse('CHANGED_MEANWHILE');
    // Every server looks again within a second, this one too.
    await putSource(
      house,
      tx,
      { actor: `operator:${decidedBy}` },
      { ...inputOf(row), ...to },
      null,
    );
  },
};

const secretApproval: ApprovalKind = {
  kind: SECRET_KIND,
  right: 'lottery.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { code, hours, from, secret } = payload as FrozenSecret;
    const source = (await lockSource(tx, code)) ?? refuse('NOT_FOUND');
    if (`…${source.secret_tail}` !== from) refuse('CHANGED_MEANWHILE');
    const editor = { actor: `operator:${decidedBy}` };
    await putSecret(house, tx, editor, { source, hours, secret: house.keys.open(secret) });
  },
};

export const sourceApprovals: readonly ApprovalKind[] = [sourceApproval, secretApproval];
