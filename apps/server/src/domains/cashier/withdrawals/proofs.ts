import type { cashierWithdrawalsOperator as contract, Output } from '@baize/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Database } from '../../../platform/database.ts';
import { readUploaded, sendFile } from '../../../platform/files/upload.ts';
import { findFile, keepPicture } from '../../../platform/files.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit, waitingPayloads } from '../../operators/index.ts';
import { stepsOf } from './withdrawal-steps.ts';

const PAYOUT_PROOF = 'payout-proof';
/** The kind of approval that lets a large withdrawal take its next step. */
export const WITHDRAWAL_STEP = 'cashier.withdrawal';

/** A picture of the house's own payment, until a step of a withdrawal names it. */
export async function saveProof(
  house: House,
  caller: Caller,
  request: FastifyRequest,
): Promise<{ fileId: string }> {
  const bytes = await readUploaded(request);
  const file = await keepPicture(house, {
    // Members own files by their own numbers; an operator's are below zero, and never a member's.
    ownerId: -caller.operatorId,
    purpose: PAYOUT_PROOF,
    bytes,
    isUncounted: true,
  });
  return { fileId: String(file.id) };
}

/** Only what the house itself has kept as proof of a payout may be named as one. */
export async function assertPayoutProofs(house: House, fileIds: readonly string[]): Promise<void> {
  const files = await Promise.all(fileIds.map((fileId) => findFile(house, fileId)));
  if (files.some((file) => file?.purpose !== PAYOUT_PROOF)) refuse('NOT_FOUND');
}

type Proof = Output<typeof contract.showProof.input>;

/** Operators see a picture only where a deposit or a withdrawal names it; each view is on record. */
export async function showProof(
  house: House,
  caller: Caller,
  { proof, reply }: { proof: Proof; reply: FastifyReply },
) {
  const file = await findFile(house, proof.fileId);
  if (!file || !(await isNamed(house, proof))) refuse('NOT_FOUND');
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cashier.proof.seen',
      subject: `${proof.of}:${proof.id}`,
      after: { file: proof.fileId },
      address: caller.address,
    }),
  );
  return sendFile(house, reply, file);
}

async function isNamed({ db }: House, { of, id, fileId }: Proof): Promise<boolean> {
  if (of === 'withdrawal' && (await isNamedInRequest(db, id, fileId))) return true;
  const rows =
    of === 'deposit'
      ? await db.selectFrom('deposits').select('proof_ids').where('id', '=', BigInt(id)).execute()
      : await stepsOf(db, [BigInt(id)]);
  return rows.some(({ proof_ids }) => proof_ids.includes(BigInt(fileId)));
}

/** Whoever decides on a step sees the proofs that were given for it, before it is taken. */
async function isNamedInRequest(db: Database, id: string, fileId: string): Promise<boolean> {
  const asked = await waitingPayloads(db, WITHDRAWAL_STEP, `withdrawal:${id}`);
  return asked.some((payload) => (payload as { proofIds?: string[] }).proofIds?.includes(fileId));
}
