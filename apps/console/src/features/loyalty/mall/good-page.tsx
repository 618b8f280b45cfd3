import { type Language, loyaltyMallOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editPage } from '../../../shared/editor/edit-page.tsx';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { ReasonPanel } from '../../../shared/editor/reason-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { CheckField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { blankGood, type GoodForm, goodEditable, nameOf } from './good-editable.ts';
import { GoodTerms } from './good-terms.tsx';
import { GoodWords } from './good-words.tsx';
import { StockPanel } from './stock-panel.tsx';

/** One thing of the mall: its words and picture, what it costs, whom it is for, and its stock. */
export const GoodPage = editPage(
  (id, onMade, text) =>
    goodEditable({ id, blank: () => blankGood(text('console.loyalty.firstVersion')), onMade }),
  {
    list: { to: '/mall-goods', title: 'console.loyalty.goods.title' },
    title: 'console.loyalty.good',
    newTitle: 'console.loyalty.newGood',
    nameOf,
    audit: (id) => `mall-good:${id}`,
    Parts,
  },
);

function Parts({ form, id }: { form: GoodForm; id: string }) {
  const [language, setLanguage] = useState<Language>('EN');
  return (
    <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <GoodWords form={form} language={language} onLanguage={setLanguage} />
        <ReasonPanel form={form} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Sale form={form} id={id} />
        <GoodTerms form={form} />
      </div>
    </div>
  );
}

const MOST_PIECES = 1_000_000;

function Sale({ form, id }: { form: GoodForm; id: string }) {
  const text = useText();
  const { field } = useFields(form, 'console.loyalty');
  const { data } = useQuery({
    ...queryOf(loyaltyMallOperator.showGood, { id }),
    enabled: id !== '',
  });
  return (
    <FormPanel title={text('console.loyalty.sale')}>
      <CheckField {...field('isOpen')} />
      {data ? (
        <StockPanel good={data} mayEdit={form.mayEdit} />
      ) : (
        <NumberField {...field('stock')} max={MOST_PIECES} />
      )}
    </FormPanel>
  );
}
