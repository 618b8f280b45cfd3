import type { agentsPlacementOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { answerFeedback, listFeedback } from '../../content/index.ts';
import { openAndHandOver } from '../../identity/index.ts';
import {
  AGENT,
  findByUsername,
  findMember,
  GENERAL_AGENT,
  kindOf,
  promoteToAgent,
  tellChanged,
} from '../../members/index.ts';
import { recordAudit } from '../../operators/index.ts';
import { assertName } from './open-downline.ts';

/** Feedback of this type asks to become an agent. */
const APPLY_AGENT = 6;

type Shown = Output<typeof contract.applications.value>;

export async function listApplications(
  house: House,
  { state, page, pageSize }: Output<typeof contract.applications.input>,
): Promise<Shown> {
  const wanted = { page, pageSize: pageSize, type: APPLY_AGENT, ...(state && { state }) };
  const found = await listFeedback(house, wanted);
  const ids = found.list.flatMap(({ memberId }) => (memberId === null ? [] : [BigInt(memberId)]));
  const people = await house.reports
    .selectFrom('team_members')
    .select(['id', 'type'])
    .where('id', 'in', [0n, ...ids])
    .execute();
  const types = new Map(people.map(({ id, type }) => [Number(id), type]));
  const list = found.list.map((one): Shown['list'][number] => ({
    id: one.id,
    memberId: one.memberId,
    sender: one.sender,
    content: one.content,
    state: one.state,
    answer: one.answer,
    handledBy: one.handledBy,
    at: one.at,
    version: one.version,
    standing: standingOf(one.memberId === null ? undefined : types.get(one.memberId)),
  }));
  return pageOf(list, found.totalCount, { page, pageSize });
}

function standingOf(type: number | undefined): Shown['list'][number]['standing'] {
  if (type === undefined) return 'VISITOR';
  return kindOf(type) === 'agent' ? 'AGENT' : 'PLAYER';
}

type Input = Output<typeof contract.decideApplication.input>;
type Decided = Output<typeof contract.decideApplication.value>;

const NOBODY_OPENED: Decided = {
  username: null,
  password: null,
  sentTo: null,
  mustChangePassword: false,
  validUntil: null,
};

/** A player becomes an agent where they stand, a visitor gets an account; the answer goes to them. */
export async function decideApplication(
  house: House,
  caller: Caller,
  input: Input,
): Promise<Decided> {
  let decided: Decided = NOBODY_OPENED;
  await answerFeedback(house, caller, input, async (tx, { type, state, memberId }) => {
    if (type !== APPLY_AGENT) refuse('NOT_FOUND');
    if (state === 'answered' || state === 'closed') refuse('ALREADY_DECIDED');
    if (input.isAccepted) {
      decided =
        memberId === null
          ? await openFor(house, caller, input)
          : await promote(house, tx, memberId);
    }
    await recordAudit(house, tx, {
      actor: `operator:${caller.operatorId}`,
      action: `agents.application.${input.isAccepted ? 'accepted' : 'rejected'}`,
      subject: `feedback:${input.id}`,
      after: { username: decided.username, answer: input.answer },
      address: caller.address,
    });
  });
  return decided;
}

async function promote(house: House, tx: Transaction, memberId: bigint): Promise<Decided> {
  const member = (await findMember(tx, memberId)) ?? refuse('NOT_FOUND');
  if (!(await promoteToAgent(tx, memberId, house.clock.now()))) refuse('CHANGED_MEANWHILE');
  tellChanged(house, memberId);
  return { ...NOBODY_OPENED, username: member.username };
}

/** At the top they are a general agent, below someone an ordinary one. */
async function openFor(
  house: House,
  caller: Caller,
  { username, upline, contact }: Input,
): Promise<Decided> {
  const name = username?.trim() || refuse('INVALID_INPUT', { value: { username: 'too_small' } });
  assertName(house, name);
  if (await findByUsername(house.db, name)) refuse('USERNAME_TAKEN');
  const above = upline ? await findByUsername(house.db, upline) : null;
  if (upline && (!above || kindOf(above.type) !== 'agent')) refuse('NOT_FOUND');
  const type = above ? AGENT : GENERAL_AGENT;
  const order = { username: name, type, upline: above ?? null, contact };
  const { member, given } = await openAndHandOver(house, caller, order);
  return { username: member.username, ...given };
}
