import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { beginningWith, type Finder, type Hit, MAX_HITS, numberIn } from '../../operators/index.ts';
import { emailKey, type Member } from '../member.ts';
import { mobileLookup, noteSearch } from './search.ts';

/** Members by number, by any part of a name, and by a whole contact for who may see contacts. */
export const findMembers: Finder = {
  right: 'members.read',
  find: async (house, caller, words) => {
    const id = numberIn(words);
    const found = [
      ...(id === undefined ? [] : await membersWith(house).where('id', '=', id).execute()),
      ...(await withContact(house, caller, words)),
      ...(await named(house, words)),
    ];
    const unique = new Map(found.map((member) => [member.id, member]));
    return [...unique.values()].slice(0, MAX_HITS).map(toHit);
  },
};

const membersWith = ({ reports }: House) => reports.selectFrom('members').selectAll();

/** A telephone number has at least seven digits, and may be written with what parts them. */
const MOBILE = /^\+?\d(?:[\s().-]*\d){6,19}$/;

async function withContact(house: House, caller: Caller, words: string): Promise<Member[]> {
  if (!caller.rights.includes('members.personal')) return [];
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(words);
  if (!isEmail && !MOBILE.test(words)) return [];
  await noteSearch(house, caller, isEmail ? 'email' : 'mobile');
  const query = isEmail
    ? membersWith(house).where('email_lookup', '=', house.keys.lookup('email', emailKey(words)))
    : membersWith(house).where('mobile_lookup', '=', mobileLookup(house, words));
  return query.orderBy('id', 'desc').limit(MAX_HITS).execute();
}

const MIN_LETTERS = 2;

/** Those whose name begins so, the shortest first; then those with the words anywhere in a name. */
async function named(house: House, words: string): Promise<Member[]> {
  if ([...words].length < MIN_LETTERS) return [];
  const begins = await membersWith(house)
    .where(sql<boolean>`username_key like lower(${beginningWith(words)})`)
    .orderBy(sql`length(username_key)`)
    .orderBy('id', 'desc')
    .limit(MAX_HITS)
    .execute();
  if (begins.length === MAX_HITS) return begins;
  const anywhere = `%${beginningWith(words)}`;
  const holds = await membersWith(house)
    // As it stands in the index of name parts.
    .where(
      sql<boolean>`name_parts(username_key || ' ' || lower(nickname)) @> name_parts(lower(${words}))`,
    )
    .where(
      sql<boolean>`(username_key like lower(${anywhere}) or lower(nickname) like lower(${anywhere}))`,
    )
    .orderBy('id', 'desc')
    .limit(MAX_HITS)
    .execute();
  return [...begins, ...holds];
}

function toHit(member: Member): Hit {
  return {
    kind: 'member',
    id: String(member.id),
    name: member.username,
    note: member.nickname === member.username ? '' : member.nickname,
    state: member.frozen_at === null ? 'active' : 'frozen',
    amount: null,
    currency: null,
    at: member.registered_at.getTime(),
  };
}
