import { cashierTextsOperator as contract, type Language, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../platform/caller.ts';
import { maskCardNumbers } from '../../platform/card-numbers.ts';
import { begin, type Database, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { actorOf, recordAudit } from '../operators/index.ts';
import { brandOf } from '../system/index.ts';

type Texts = Output<typeof contract.texts>;
type Key = (typeof contract.textKeys)[number];

/** One text each, in the language asked for, else in the brand's own, else in English; or nothing. */
export async function textsIn(house: House, language: Language): Promise<Record<Key, string>> {
  const { content } = await storedTexts(house.db);
  const order: Language[] = [language, brandOf(house).defaultLanguage, 'EN'];
  const said = contract.textKeys.map((key) => {
    const words = content[key];
    return [key, order.map((code) => words[code]).find(Boolean) ?? ''];
  });
  return Object.fromEntries(said) as Record<Key, string>;
}

export async function storedTexts(
  db: Database | Transaction,
): Promise<{ content: Texts; version: number }> {
  const row = await db.selectFrom('cashier_texts').selectAll().executeTakeFirst();
  return { content: z.parse(contract.texts, row?.content ?? {}), version: row?.version ?? 0 };
}

type Change = Output<typeof contract.saveTexts.input>;

/** Refused when someone else wrote since it was read. */
export async function saveTexts(
  house: House,
  caller: Caller,
  { version, ...said }: Change,
): Promise<{ version: number }> {
  const content = tidied(said);
  return begin(house.db, async (tx) => {
    const before = await storedTexts(tx);
    const row = {
      id: 1,
      content: JSON.stringify(content),
      version: version + 1,
      updated_at: house.clock.now(),
      updated_by: caller.operatorId,
    };
    const written = await tx
      .insertInto('cashier_texts')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('cashier_texts.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!written || before.version !== version) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cashier.texts.changed',
      subject: 'cashier:texts',
      before: before.content,
      after: content,
      address: caller.address,
    });
    return written;
  });
}

/** Languages without words are left out. */
function tidied(said: Texts): Texts {
  const clean = (words: Texts[Key]) =>
    Object.fromEntries(
      Object.entries(words)
        .map(([code, text]) => [code, maskCardNumbers((text ?? '').trim())] as const)
        .filter(([, text]) => text !== ''),
    );
  return Object.fromEntries(contract.textKeys.map((key) => [key, clean(said[key])])) as Texts;
}
