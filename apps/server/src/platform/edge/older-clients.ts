import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Edge } from '../edge.ts';

/** The calls that clients of 2017 make: neither relays nor newer versions, nor those of our own. */
const CALLS_OF_2017 =
  /^\/(wps\/(session|member|wallets|report|transaction|agent|message|system|promotions|game|feedback|check|captcha)|lgw|lotto\/lgw)(\/|\?|$)/;
/** Newer clients, our own pages among them, say which version of the gateway they speak to. */
const VERSION_OF_2017 = '1';

type Refused = { success: boolean; message: string };

/**
 * Clients of 2017 read answers of status 200 and 500 only, and a refusal's text as `description`. Where
 * the brand has them, a refusal of one of their calls comes in that form.
 */
export function answerOlderClients(app: FastifyInstance, { olderClients }: Edge): void {
  app.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    const older = isRefused(payload) ? inOlderForm(request, payload, olderClients) : undefined;
    if (older) reply.status(200);
    done(null, older ?? payload);
  });
}

/** A refusal as they read it, with status 200; undefined where it is told as to everyone. */
export function inOlderForm<Body extends Refused>(
  asked: Asked,
  refused: Body,
  isOn: Edge['olderClients'],
): (Body & { description: string }) | undefined {
  if (!isOf2017(asked) || !isOn?.()) return undefined;
  return { ...refused, description: refused.message };
}

type Asked = Pick<FastifyRequest, 'url' | 'headers'>;

function isOf2017({ url, headers }: Asked): boolean {
  const version = headers['x-gateway-version'] ?? VERSION_OF_2017;
  return version === VERSION_OF_2017 && CALLS_OF_2017.test(url);
}

function isRefused(payload: unknown): payload is Refused {
  return (payload as Partial<Refused> | null)?.success === false;
}
