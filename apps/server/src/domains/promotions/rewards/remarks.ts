import { type RemarksOf, rowsNamed } from '../../wallet/index.ts';
import { titlesOf } from './list-gifts.ts';

/** A gift, and what went back of it: the campaign that gave it. */
export const campaignsOfMovements: RemarksOf = async (house, rows, { language }) => {
  const named = rowsNamed(rows, 'promo');
  if (named.length === 0) return new Map();
  const gifts = await house.db
    .selectFrom('promotion_gifts')
    .select(['id', 'campaign_id'])
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
  const campaigns = new Map(gifts.map(({ id, campaign_id }) => [id, campaign_id]));
  const titles = await titlesOf(house, [...campaigns.values()], language);
  return new Map(
    named.flatMap(({ row, id }) => {
      const campaign = campaigns.get(id);
      const told = campaign === undefined ? undefined : titles.get(campaign);
      return told ? [[row.id, told.title] as const] : [];
    }),
  );
};
