import { type Agent, request } from 'node:http';

const PATIENCE_MS = 10_000;

export type Call = (
  method: 'GET' | 'POST',
  path: string,
  input?: object,
) => Promise<{ status: number; body: { value: unknown; errorCode?: string } }>;

/** Calls as a member over connections that are kept: what is measured is the server, not the caller. */
export function callAs(agent: Agent, port: number, memberId: number): Call {
  return (method, path, input) =>
    new Promise((resolve, reject) => {
      const body = input === undefined ? '' : JSON.stringify(input);
      const headers = {
        authorization: `member:${memberId}`,
        ...(body && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      };
      const to = { host: '127.0.0.1', port, method, path, agent, headers, timeout: PATIENCE_MS };
      const sent = request(to, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            body: JSON.parse(String(Buffer.concat(parts))),
          });
        });
      });
      sent.on('timeout', () => sent.destroy(new Error('No answer in time')));
      sent.on('error', reject);
      sent.end(body);
    });
}
