import { messagingBroadcast as contract, type Language } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import type { Content } from '../tables.ts';

export type Reader = { language: Language; nickname: string; username: string };
type Rendered = { language: Language; title: string; text: string; button: string; sms: string };

/** A message as one reader gets it: in their language, else in the brand's first. */
export function render(house: House, content: Content, reader: Reader): Rendered {
  const { name: brand, defaultLanguage } = brandOf(house);
  const language = content.words[reader.language] ? reader.language : defaultLanguage;
  const words = content.words[language];
  const values: Record<(typeof contract.variables)[number], string> = {
    name: reader.nickname || reader.username,
    username: reader.username,
    brand,
  };
  const fill = (text: string) =>
    text.replace(VARIABLE, (whole, name: string) =>
      Object.hasOwn(values, name) ? values[name as keyof typeof values] : whole,
    );
  return {
    language,
    title: fill(words?.title ?? ''),
    text: fill(words?.text ?? ''),
    button: fill(words?.button ?? ''),
    sms: fill(words?.sms ?? ''),
  };
}

const VARIABLE = /\{(\w+)\}/g;

/** Whether nothing stands in braces that cannot be filled in. */
export function hasKnownVariables(text: string): boolean {
  const rest = text.replace(VARIABLE, (whole, name: string) =>
    (contract.variables as readonly string[]).includes(name) ? '' : whole,
  );
  return !/[{}]/.test(rest);
}
