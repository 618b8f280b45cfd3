import { randomUUID } from 'node:crypto';
import {
  allCalls,
  asksItself,
  isBuilt,
  type ModuleId,
  moduleEffects,
  moduleGroups,
  modules,
} from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CashierTest,
  openCashierTest,
  PAYMENT_PASSWORD,
  type Payee,
} from '../../testing/cashier.ts';
import { DAY, newName, newNumber, PASSWORD } from '../../testing/people.ts';
import { AGENT } from '../members/index.ts';

let people: CashierTest;
let top: Payee;
let agent: Payee;
let member: Payee;
beforeAll(async () => {
  people = await openCashierTest();
  top = await people.payee({ type: AGENT });
});
afterAll(() => people.close());

/** One person may ask for money only so often a minute: each switch is tried by people of its own. */
async function askByOthers(names: readonly string[]): Promise<void> {
  if (!names.some((name) => asksItself.has(name))) return;
  agent = await people.payee({ type: AGENT, uplineId: top.id });
  member = await people.payee({ uplineId: agent.id });
}

const calls = new Map(allCalls().map(({ name, call }) => [name, call]));
const built = modules.filter(({ modId }) => isBuilt(modId)) as { modId: SwitchId }[];
type SwitchId = keyof typeof moduleEffects;

const SHUT = 'function.not.available';

/** What would be done for its owner, were it not switched off. */
const valid: Record<string, () => object> = {
  'cashierDeposits.postDeposit': () => ({ vendorId: 'bank', amount: 20 }),
  'cashierRebates.claimRebate': () => ({}),
  'cashierTransfers.collectDownline': () => ({ ...paid, username: member.username }),
  'cashierTransfers.transferDownline': () => ({ ...paid, username: member.username }),
  'cashierTransfers.transferMultipleDownline': () => ({ ...paid, usernames: [member.username] }),
  'cashierTransfers.transferUpline': () => paid,
  'cashierWithdrawals.withdraw': () => ({ ...paid, bankCardId: agent.bankCardId }),
};
const paid = { amount: 20, password: PAYMENT_PASSWORD };

/**
 * Asked by nobody in particular: what is switched off is refused before anyone looks who asks. What
 * moves money asks for its switch once it knows whose request it is.
 */
async function codeOf(name: string): Promise<string> {
  const { method, path } = calls.get(name)!;
  if (asksItself.has(name)) {
    const { token } = (await people.logIn(agent.username)).value;
    const body = { ...valid[name]!(), requestId: randomUUID() };
    return (await people.ask(method, path, { token, body })).errorCode ?? '';
  }
  const body = method === 'GET' ? {} : { body: {} };
  return (await people.ask(method, path.replace(/:\w+/g, '1'), body)).errorCode ?? '';
}

/** One after another: somebody who signs in again may end the session they had. */
async function codesOf(names: readonly string[]): Promise<string[]> {
  const codes: string[] = [];
  for (const name of names) codes.push(await codeOf(name));
  return codes;
}

async function flipped<Seen>(modId: ModuleId, isOn: boolean, look: () => Promise<Seen>) {
  const before = modules.find((one) => one.modId === modId)!.isOn;
  await people.switchModule(modId, isOn);
  try {
    return await look();
  } finally {
    await people.switchModule(modId, before);
  }
}

test('every switch closes calls that exist or changes a rule; what is not built has none', () => {
  for (const { modId } of built) {
    const { closes = [] } = moduleEffects[modId];
    expect(closes.filter((name) => !calls.has(name))).toEqual([]);
    const isGroup = modId in moduleGroups;
    const hasEffect = closes.length > 0 || modId in rules;
    expect(hasEffect || (isGroup && hasBuiltMember(modId)), modId).toBe(true);
  }
});

function hasBuiltMember(group: ModuleId): boolean {
  const members = modules.filter((one) => one.group === group && one.modId !== group);
  return members.some(({ modId }) => isBuilt(modId));
}

test.each(built.filter(({ modId }) => moduleEffects[modId].closes))(
  '$modId: what it closes is refused while it is off, and answered otherwise while it is on',
  async ({ modId }) => {
    const names = moduleEffects[modId].closes!;
    await askByOthers(names);
    const on = await flipped(modId, true, () => codesOf(names));
    expect(on).not.toContain(SHUT);
    const off = await flipped(modId, false, () => codesOf(names));
    expect(off).toEqual(names.map(() => SHUT));
  },
);

test.each(Object.entries(moduleGroups))('%s off closes all that hangs under it', async (group) => {
  const names = modules
    .filter((one) => one.group === group && isBuilt(one.modId))
    .flatMap(({ modId }) => moduleEffects[modId as SwitchId].closes ?? []);
  expect(names.length).toBeGreaterThan(0);
  await askByOthers(names);
  const off = await flipped(group as ModuleId, false, () => codesOf(names));
  expect(off).toEqual(names.map(() => SHUT));
});

/** Switches that change a rule: what is seen with them on, and with them off. */
const rules: Partial<Record<ModuleId, () => Promise<unknown>>> = {
  MOBILENUMPASSREG3: () => option('mobilePasswordRegistration'),
  REGMOBVERF3: () => option('registrationSms'),
  MOBILEVERCODELOGIN3: () => option('smsLogin'),
  VERIFICATION3: async () => (await sendCode()) !== 'auth/operation-not-allowed',
  LOGINIPVERF3: () => isChallenged(),
  PWDEXPFORCECHANGE3: () => isExpired(),
  WDRAWNOPASSVERIF3: async () => (await withdraw()) !== 'not.exists.payment.password',
};

async function option(name: string): Promise<unknown> {
  return (await people.ask('GET', calls.get('identitySignIn.signInOptions')!.path)).value[name];
}

async function sendCode(): Promise<string> {
  const { method, path } = calls.get('identityCodes.sendRegisterCode')!;
  const body = { mobileNo: newNumber(), countryDialingCode: '+63', botCheck: 'test' };
  return (await people.ask(method, path, { body })).errorCode ?? '';
}

async function isChallenged(): Promise<boolean> {
  const mobileNum = newNumber();
  const body = { mobileNum, password: PASSWORD };
  const own = await people.ask('PUT', '/wps/member/register/mobile', { body });
  await people.ask('POST', '/wps/verification/sms/noLogin', { body: { mobileNum } });
  await people.logIn(mobileNum, await people.codeFor(`+63${mobileNum}`), { type: 'sms' });
  const asking = { address: '203.0.113.9' };
  const { value } = await people.logIn(own.value.userName, PASSWORD, {}, asking);
  return typeof value?.challengeId === 'string';
}

async function isExpired(): Promise<boolean> {
  const { username } = await people.register();
  people.advance(400 * DAY);
  return Boolean((await people.logIn(username)).value.mustChangePassword);
}

async function withdraw(): Promise<string> {
  const { token } = await people.register();
  const { method, path } = calls.get('cashierWithdrawals.withdraw')!;
  const body = { amount: 10, bankCardId: '1', password: '135790', requestId: `r-${newName()}` };
  return (await people.ask(method, path, { token, body })).errorCode ?? '';
}

test.each(Object.entries(rules))('%s changes what it says', async (modId, look) => {
  expect(await flipped(modId as ModuleId, true, look)).toBe(true);
  expect(await flipped(modId as ModuleId, false, look)).toBe(false);
});
