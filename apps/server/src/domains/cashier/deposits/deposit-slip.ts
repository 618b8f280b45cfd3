import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { LARGEST_UPLOAD } from '../../../platform/files/pictures.ts';
import { keepPicture } from '../../../platform/files.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Deposit } from '../tables.ts';
import { changeOwn, type DepositOrder, findOwn, paidNow } from './own-deposit.ts';

type Slip = { depositId: string; image: string; uploadDepositRemarks: string };

const MAX_PROOFS = 3;

/** A picture of the payment, sent as text: kept as any other picture, and taken as "I have paid". */
export async function addSlip(
  house: House,
  memberId: bigint,
  { depositId, image, uploadDepositRemarks: said }: Slip,
): Promise<DepositOrder> {
  const bytes = bytesOf(image);
  // Checked before the picture is encoded, and again while the order is locked.
  paidWithRoom(house, await findOwn(house, memberId, depositId));
  const { id } = await keepPicture(house, { ownerId: memberId, purpose: 'deposit-proof', bytes });
  return changeOwn(house, memberId, depositId, (deposit) => ({
    ...paidWithRoom(house, deposit),
    proof_ids: [...deposit.proof_ids, id],
    ...(said && { remark: maskCardNumbers(said) }),
  }));
}

function paidWithRoom(house: House, deposit: Deposit) {
  const paid = paidNow(house, deposit);
  if (deposit.proof_ids.length >= MAX_PROOFS) refuse('PROOF_COUNT');
  return paid;
}

const HEAD = /^data:[\w.+/-]{0,80};base64,/;

/** What the head says of the type is not believed: the bytes are looked at. */
function bytesOf(image: string): Buffer {
  const content = image.replace(HEAD, '');
  // Three bytes in four characters: what cannot be small enough is not even opened.
  if (content.length > Math.ceil(LARGEST_UPLOAD / 3) * 4) {
    refuse('FILE_TOO_LARGE', { words: { megabytes: 5 } });
  }
  const bytes = Buffer.from(content, 'base64');
  // Decoding passes over what is no base64, so both texts are compared. A regular expression over all of it runs
  // out of its stack in a server that has compiled many: the engine optimises no more of them.
  if (bytes.toString('base64') !== content) refuse('FILE_NOT_A_PICTURE');
  return bytes;
}
