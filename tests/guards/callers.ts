import { rights, roles } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { FindCaller } from '../../apps/server/src/platform/edge.ts';
import { openTestHouse, type TestHouse } from '../../apps/server/src/testing/house.ts';
import { moveIn, type Residents } from './residents.ts';

type Found = NonNullable<Awaited<ReturnType<FindCaller>>>;

const member: Found = { kind: 'member', sessionId: 1n };
const operator: Found = { kind: 'operator', sessionId: 1n };

/** Every kind of caller the house tells apart, and what its session says of it. */
export const callers = {
  trial: { ...member, kind: 'trial' },
  member,
  agent: { ...member, kind: 'agent' },
  restricted: { ...member, isRestricted: true },
  enrolling: { ...member, kind: 'agent', isRestricted: true, restrictedBy: 'SECOND_FACTOR_UNSET' },
  frozen: { ...member, isFrozen: true },
  admin: { ...operator, rights: [...roles.admin] },
  finance: { ...operator, rights: [...roles.finance] },
  risk: { ...operator, rights: [...roles.risk] },
  support: { ...operator, rights: [...roles.support] },
  content: { ...operator, rights: [...roles.content] },
  newcomer: { ...operator, rights: [...rights], isRestricted: true },
} as const satisfies Record<string, Found>;

export type CallerName = keyof typeof callers;

/** What stands in the header of each; the last three lead to nobody. */
export const tokens: Record<CallerName | 'visitor' | 'garbage' | 'tampered' | 'loggedOut', string> =
  {
    ...(Object.fromEntries(Object.keys(callers).map((name) => [name, `guard-${name}`])) as Record<
      CallerName,
      string
    >),
    visitor: '',
    garbage: 'b64:!!{{%00}}',
    tampered: 'guard-membes',
    loggedOut: 'guard-gone',
  };

/** Finds a caller by their token, as the resident they stand for. */
function finderOf(residents: () => Residents | undefined): FindCaller {
  return async (_house, token) => {
    const found = Object.entries(callers).find(
      ([name]) => tokens[name as CallerName] === token,
    )?.[1];
    const people = residents();
    if (!found || !people) return undefined;
    if (found.kind === 'operator') return { ...found, operatorId: people.operator };
    return { ...found, memberId: people[found.kind as 'member' | 'agent' | 'trial'] };
  };
}

export type LiveRoute = { method: string; path: string; name?: string; isCall: boolean };

export type GuardedHouse = TestHouse & { routes: LiveRoute[] };

/** A whole house whose callers need no login and are never too many, and a list of what it serves. */
export async function openGuardedHouse(
  beforeRoutes: (app: FastifyInstance) => void = () => {},
): Promise<GuardedHouse> {
  const routes: LiveRoute[] = [];
  let residents: Residents | undefined;
  const opened = await openTestHouse(
    {},
    {
      callers: [finderOf(() => residents)],
      buckets: { take: () => 0, close: () => {} },
      beforeRoutes: (app) => {
        listRoutes(app, routes);
        beforeRoutes(app);
      },
    },
  );
  residents = await moveIn(opened.house);
  await opened.app.ready();
  return { ...opened, routes };
}

function listRoutes(app: FastifyInstance, routes: LiveRoute[]): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const verb of [method].flat().filter((verb) => verb !== 'HEAD')) {
      const name = config?.name;
      routes.push({ method: verb, path: url, isCall: !!config?.call, ...(name && { name }) });
    }
  });
}

/** A path with something in every place that wants an id. */
export function filled(path: string): string {
  return path.replace(/:\w+/g, '1');
}
