import type { messagingBroadcastsOperator as contract, Output } from '@baize/contract';
import { publicOrigin } from '../../../platform/edge/public-origin.ts';
import type { House } from '../../../platform/house.ts';
import type { Content } from '../tables.ts';
import { render } from './render.ts';
import { measureSms } from './sms-parts.ts';

/** As many letters as the code of a link has. */
export const CODE_BYTES = 9;
const SAMPLE_CODE = 'xxxxxxxxxxxx';
const SAMPLE_NAME = 'Alex';

/** The address behind the link of one message. */
export const linkOf = (house: House, code: string) => `${publicOrigin(house)}/wps/go/${code}`;

/** An SMS with its link, as it leaves the house. */
export function smsText(house: House, content: Content, words: { sms: string; code: string }) {
  return content.link === '' ? words.sms : `${words.sms} ${linkOf(house, words.code)}`;
}

/** Shows words as one reader would get them; a name stands for everyone's. */
export function previewBroadcast(
  house: House,
  { content, language }: Output<typeof contract.previewBroadcast.input>,
): Output<typeof contract.previewBroadcast.value> {
  const reader = { language, nickname: SAMPLE_NAME, username: SAMPLE_NAME.toLowerCase() };
  const said = render(house, content, reader);
  const sms = said.sms && smsText(house, content, { sms: said.sms, code: SAMPLE_CODE });
  const { length, parts } = measureSms(sms);
  return { ...said, sms, smsLength: length, smsParts: parts };
}
