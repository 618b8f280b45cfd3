import { createTransport } from 'nodemailer';
import type { House } from '../../platform/house.ts';

export type LetterFile = { name: string; type: string; base64: string };

export type Delivery = {
  channel: 'sms' | 'mail';
  to: string;
  subject: string;
  words: string;
  /** Of a mail only. */
  file?: LetterFile | undefined;
  /** Of a mail that the reader may end with one click: where that is told. */
  unsubscribeUrl?: string | undefined;
};

const PATIENCE_MS = 3_000;

/** Without a gateway a message is only kept, for the operators to see: a demo writes to nobody. */
export function hasGateway({ config }: House, channel: Delivery['channel']): boolean {
  return Boolean(channel === 'sms' ? config.SMS_URL : config.SMTP_URL);
}

/** Hands a message to the configured gateway. False: it did not leave. */
export async function deliver(house: House, delivery: Delivery): Promise<boolean> {
  const { SMS_URL, SMTP_URL } = house.config;
  try {
    await (delivery.channel === 'sms'
      ? sendSms(SMS_URL!, delivery)
      : sendMail(SMTP_URL!, delivery));
    return true;
  } catch (error) {
    house.log.error(
      { channel: delivery.channel, reason: (error as Error).message },
      'not delivered',
    );
    return false;
  }
}

/** Any gateway that takes a JSON body `{to, text}`; its key, if it needs one, stands in the address. */
async function sendSms(gateway: string, { to, words }: Delivery): Promise<void> {
  const { username, password, origin, pathname, search } = new URL(gateway);
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  const answer = await fetch(`${origin}${pathname}${search}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(username && { authorization: `Basic ${credentials}` }),
    },
    body: JSON.stringify({ to, text: words }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`);
}

async function sendMail(gateway: string, delivery: Delivery): Promise<void> {
  const { to, subject, words, file } = delivery;
  const from = new URL(gateway).searchParams.get('from') ?? 'no-reply@localhost';
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS };
  const transport = createTransport(
    { url: gateway, ...patience, socketTimeout: PATIENCE_MS },
    { from },
  );
  try {
    const attachments = file
      ? [
          {
            filename: file.name,
            contentType: file.type,
            content: Buffer.from(file.base64, 'base64'),
          },
        ]
      : [];
    const headers = endingHeaders(delivery);
    await transport.sendMail({ to, subject, text: words, attachments, headers });
  } finally {
    transport.close();
  }
}

/** Mail programs show a button of their own for it (RFC 8058). */
function endingHeaders({ unsubscribeUrl }: Delivery): Record<string, string> {
  if (!unsubscribeUrl) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
