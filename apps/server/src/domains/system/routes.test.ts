import { isBuilt, MODULE_ROOT, type ModuleId, moduleIds } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';

let desk: TestOperators;
beforeAll(async () => {
  desk = await openTestOperators({ BAIZE_ORIGIN: 'https://play.example.com' });
});
afterAll(() => desk.close());

type Node = { modId: string; enabled: string; childrenNodes: Node[] };
const flat = (node: Node): Node[] => [node, ...node.childrenNodes.flatMap(flat)];
const ask = (path: string, headers = {}) => desk.ask('GET', path, { headers });

test('the switches form one tree whose flags are the texts 1 and 0', async () => {
  const { value } = await ask('/wps/system/whitelabel');
  expect(value.modId).toBe(MODULE_ROOT);
  const nodes = flat(value);
  expect(nodes.map(({ modId }) => modId).sort()).toEqual([MODULE_ROOT, ...moduleIds].sort());
  expect(nodes.every(({ enabled }) => enabled === '1' || enabled === '0')).toBe(true);
  for (const flag of ['MOBILENUMREG3', 'MANPLAYREB3', 'AGENTPOLICY3', 'CHNGPASSVERIF3']) {
    expect(nodes.find(({ modId }) => modId === flag)).toMatchObject({ enabled: '1' });
  }
  expect(nodes.find(({ modId }) => modId === 'REGMOBVERF3')).toMatchObject({ enabled: '0' });
});

test('what is not built says 0, whatever was saved', async () => {
  const nodes = flat((await ask('/wps/system/whitelabel')).value);
  const unbuilt = nodes.filter(({ modId }) => !isBuilt(modId as ModuleId));
  expect(unbuilt.map(({ modId }) => modId)).toContain('GEETEST3');
  expect(unbuilt.filter(({ enabled }) => enabled === '1')).toEqual([]);
});

test('what hangs under a switch that is off is off', async () => {
  const token = await desk.logIn('content');
  const page = (await desk.ask('GET', '/ops/system/whitelabel', { token })).value;
  const modules = { ...page.content.modules, REWCEN3: false };
  const body = { version: page.version, content: { modules } };
  await desk.ask('PUT', '/ops/system/whitelabel', { token, body });
  const nodes = flat((await ask('/wps/system/whitelabel')).value);
  expect(nodes.find(({ modId }) => modId === 'MANPLAYREB3')).toMatchObject({ enabled: '0' });
  expect(nodes.find(({ modId }) => modId === 'GAMELO3')).toMatchObject({ enabled: '1' });
});

test('the registration rules name pattern, lengths and what is asked for', async () => {
  const { value } = await ask('/wps/system/setting/register');
  expect(value.username).toEqual({
    acceptedPattern: '*',
    patternId: 999,
    minLength: 4,
    maxLength: 16,
    fieldEnabled: true,
    updateEnabled: false,
    required: true,
  });
  expect(value.password).toMatchObject({ patternId: 19, minLength: 8, maxLength: 64 });
  expect(value.qqNum).toMatchObject({ fieldEnabled: false });
});

test('a known domain says where to begin; an unknown one is told to contact customer service', async () => {
  const token = await desk.logIn('admin');
  const page = (await desk.ask('GET', '/ops/system/domains', { token })).value;
  const domains = [{ domain: 'agent.example.com', route: '/agent', affiliateCode: 'agenta1' }];
  const body = { version: page.version, content: { ...page.content, domains } };
  await desk.ask('PUT', '/ops/system/domains', { token, body });

  const route = (domain: string) =>
    ask(`/wps/system/domainRoute?domain=${encodeURIComponent(domain)}`);
  expect((await route('https://Agent.Example.com:8443/x')).value).toEqual(domains);
  expect((await route('play.example.com')).value).toHaveLength(1);
  expect((await route('[::1]:8080')).value).toHaveLength(1);
  for (const unknown of ['evil.example', 'example.com', '%00', '..']) {
    expect(await route(unknown)).toMatchObject({ status: 400, errorCode: 'request_param_err' });
  }
  expect((await route('evil.example')).message).toContain('contact customer service');
  expect((await ask('/wps/system/domainRoute', { host: 'localhost:8080' })).status).toBe(200);
  expect((await ask('/wps/system/domainRoute', { host: 'evil.example' })).status).toBe(400);
});

test('countries carry their dialling code and are named in the language of the request', async () => {
  const { value } = await ask('/wps/system/country', { language: 'VI' });
  expect(value).toContainEqual({
    countryCode: 'DE',
    countryName: 'Đức',
    countryDialingCode: '49',
  });
  expect(value.length).toBeGreaterThan(200);
});

test('the consolidated settings and the location are there, and reports are taken with 204', async () => {
  const { value } = await ask('/wps/system/settings/consolidated');
  expect(Object.keys(value).sort()).toEqual(['brand', 'register', 'resources', 'whitelabel']);
  expect((await ask('/wps/system/location')).value).toEqual({ ip: '127.0.0.1', country: null });
  for (const payload of [{}, { event: 'x' }, [1, 2]]) {
    const { statusCode, body } = await desk.app.inject({
      method: 'POST',
      url: '/wps/system/collect',
      payload,
    });
    expect([statusCode, body]).toEqual([204, '']);
  }
});
