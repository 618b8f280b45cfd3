import type { InjectOptions } from 'fastify';
import { DEMO_PASSWORD, fillOperators } from '../demo/operators.ts';
import { openTestHouse, type TestHouse } from './house.ts';

type Asking = {
  token?: string;
  body?: unknown;
  address?: string;
  headers?: Record<string, string>;
};
export type Answer = {
  status: number;
  success: boolean;
  errorCode?: string;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
  value: any;
  headers: Record<string, string | string[] | number | undefined>;
};

export type TestOperators = TestHouse & {
  ask(method: NonNullable<InjectOptions['method']>, url: string, asking?: Asking): Promise<Answer>;
  /** The token of one of the demo's operators. */
  logIn(username: string, password?: string): Promise<string>;
};

/** A house whose operators are those of the demo. */
export async function openTestOperators(env: NodeJS.ProcessEnv = {}): Promise<TestOperators> {
  const test = await openTestHouse(env);
  await fillOperators(test.house);
  const ask: TestOperators['ask'] = async (method, url, { token, body, address, headers } = {}) => {
    const response = await test.app.inject({
      method,
      url,
      headers: { ...(token && { authorization: token }), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(address && { remoteAddress: address }),
    });
    const empty = { success: true, message: '', value: null };
    const answer = response.body ? JSON.parse(response.body) : empty;
    return { status: response.statusCode, headers: response.headers, ...answer };
  };
  const logIn: TestOperators['logIn'] = async (username, password = DEMO_PASSWORD) => {
    const { value } = await ask('POST', '/ops/session/login', { body: { username, password } });
    return value.token;
  };
  return { ...test, ask, logIn };
}
