import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Money } from '@baize/money';
import type { House } from '../../platform/house.ts';

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

/** A gateway: where members pay, and how its word is known to be its own. */
export type Gateway = {
  code: string;
  payAddress(house: House, depositId: bigint): string;
  secret(house: House): string;
};

/** Plays the bank where no money is real; production has none of it. */
const sample: Gateway = {
  code: 'sample',
  payAddress: (house, depositId) => `/wps/cashier/sample-gateway/${ticketFor(house, depositId)}`,
  secret: (house) => house.keys.derive('cashier.sample-gateway').toString('hex'),
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

const FRESH_MS = 300_000;

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

/** Leads to the pay page of one deposit, and cannot be guessed. */
export function ticketFor(house: House, depositId: bigint): string {
  return `${depositId}.${house.keys
    .lookup('sample-gateway', String(depositId))
    .replace(/[^A-Za-z0-9_-]/g, '')
    .slice(0, 40)}`;
}

export function depositOfTicket(house: House, ticket: string): bigint | undefined {
  const depositId = BigInt(ticket.split('.')[0]!);
  return ticketFor(house, depositId) === ticket ? depositId : undefined;
}
