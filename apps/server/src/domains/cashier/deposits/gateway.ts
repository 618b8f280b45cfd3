import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '@baize/calendar';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';

/** What a payment gateway says about one payment. */
export type GatewayMessage = {
  gateway: string;
  depositId: string;
  externalId: string;
  status: 'opened' | 'paid';
  amount: Money;
  confirmations: number;
  timestamp: number;
  signature: string;
};

/** A gateway: where members pay, and the secret by which its messages are verified. */
export type Gateway = {
  code: string;
  payAddress(house: House, order: PayOrder): string;
  secret(house: House): string;
};

export type PayOrder = {
  id: bigint;
  shown: Money;
  method: string;
  created_at: Date;
  expires_at: Date | null;
};

/** Known to everyone: good for the demo, and for nothing else. */
const SAMPLE_SECRET = 'baize-sample-gateway';

/** Plays the bank where no money is real, in a process of its own; production has none of it. */
const sample: Gateway = {
  code: 'sample',
  payAddress: ({ config }, { id, shown, method, created_at, expires_at }) => {
    const spanMs = (expires_at ?? created_at).getTime() - created_at.getTime();
    const minutesLeft = String(Math.ceil(spanMs / minutes(1)));
    const words = ['pay', id, shown, minutesLeft, method].join('.');
    const sign = createHmac('sha256', SAMPLE_SECRET).update(words).digest('hex');
    const amounts = { amount: String(shown), minutes: minutesLeft };
    const order = { deposit: String(id), ...amounts, method, sign };
    const bank = config.BAIZE_SAMPLE_GATEWAY_URL.replace(/\/$/, '');
    return `${bank}/pay?${new URLSearchParams(order)}`;
  },
  secret: () => SAMPLE_SECRET,
};

export function findGateway(house: House, code: string): Gateway | undefined {
  return gatewaysOf(house).find((gateway) => gateway.code === code);
}

export function gatewayCodes(house: House): string[] {
  return gatewaysOf(house).map(({ code }) => code);
}

function gatewaysOf({ config }: House): readonly Gateway[] {
  return config.profile === 'production' ? [] : [sample];
}

const FRESH_MS = minutes(5);

/** Signed with the shared secret, and not long ago. */
export function isGenuine(house: House, gateway: Gateway, message: GatewayMessage): boolean {
  const ageMs = Math.abs(house.clock.machineNow().getTime() - message.timestamp);
  const wanted = Buffer.from(signatureOf(gateway.secret(house), message));
  const given = Buffer.from(message.signature.toLowerCase());
  return ageMs <= FRESH_MS && wanted.length === given.length && timingSafeEqual(wanted, given);
}

export function signatureOf(secret: string, message: Omit<GatewayMessage, 'signature'>): string {
  const { timestamp, depositId, externalId, status, amount, confirmations } = message;
  const words = [timestamp, depositId, externalId, status, amount, confirmations].join('.');
  return createHmac('sha256', secret).update(words).digest('hex');
}
