import { type Call, type Right, refusals, roles } from '@baize/contract';
import type { CallerName, tokens } from './callers.ts';

/** A line of the table: who may call, with which right, and in which state. */
export function permissionOf(call: Call): string {
  const words = [
    call.audience,
    call.right,
    call.whileRestricted && STATES[call.whileRestricted === true ? 'restricted' : 'enrolling'],
    call.notWhileFrozen && 'not-while-frozen',
  ];
  return words.filter(Boolean).join(' ');
}

const STATES = { restricted: 'while-restricted', enrolling: 'while-enrolling' } as const;

/** Where the contract and the table differ, in words that say what to do. */
export function differences(
  calls: readonly { name: string; call: Call }[],
  table: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(calls.map(({ name }) => name));
  const wrong = calls
    .filter(({ name, call }) => table[name] !== permissionOf(call))
    .map(
      ({ name, call }) => `'${name}': '${permissionOf(call)}', but the table says ${table[name]}`,
    );
  const stale = Object.keys(table).filter((name) => !known.has(name));
  return [...wrong, ...stale.map((name) => `'${name}' is in the table and nowhere else`)];
}

type Kind = keyof typeof tokens;

const DEAD: readonly Kind[] = ['garbage', 'tampered', 'loggedOut'];
const OPERATORS: readonly Kind[] = ['admin', 'finance', 'risk', 'support', 'content', 'newcomer'];

const code = (name: keyof typeof refusals) => refusals[name][1];

/** What a line of the table promises a caller: 'in', or the code of the refusal. */
export function promised(line: string, kind: Kind, method: string): string {
  if (DEAD.includes(kind)) {
    // A dead token on a read is told so; on anything else it counts as none.
    return method === 'GET' ? code('NOT_LOGGED_IN') : promised(line, 'visitor', method);
  }
  const [audience, ...words] = line.split(' ');
  if (audience === 'anyone') return 'in';
  if (kind === 'visitor') return code('NOT_LOGGED_IN');
  return wrongKind(audience!, kind) ?? wrongState(words, kind) ?? 'in';
}

function wrongKind(audience: string, kind: Kind): string | undefined {
  if (audience === 'vendor') return code('NOT_ALLOWED');
  if (OPERATORS.includes(kind) !== (audience === 'operator')) return code('NOT_ALLOWED');
  if (kind === 'trial' && audience !== 'session') return code('REAL_ACCOUNT_NEEDED');
  if (audience === 'agent' && kind !== 'agent' && kind !== 'enrolling') return code('NOT_AN_AGENT');
  return undefined;
}

function wrongState(words: string[], kind: Kind): string | undefined {
  if (!mayOperate(kind as CallerName, words)) return code('NOT_ALLOWED');
  const mustChangePassword = kind === 'restricted' || kind === 'newcomer';
  if (mustChangePassword && !words.includes('while-restricted')) {
    return code('PASSWORD_CHANGE_NEEDED');
  }
  const isEnrolling = words.includes('while-restricted') || words.includes('while-enrolling');
  if (kind === 'enrolling' && !isEnrolling) return code('SECOND_FACTOR_UNSET');
  if (kind === 'frozen' && words.includes('not-while-frozen')) return code('ACCOUNT_FROZEN');
  return undefined;
}

function mayOperate(kind: CallerName, words: string[]): boolean {
  const right = words.find((word) => word.includes('.'));
  if (!right || kind === 'newcomer') return true;
  const held: readonly Right[] = roles[kind as keyof typeof roles];
  return held.includes(right as Right);
}
