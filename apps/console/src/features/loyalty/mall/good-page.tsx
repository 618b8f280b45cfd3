import { type Language, loyaltyMallOperator } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { ReasonPanel } from '../../../shared/editor/reason-panel.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { blankGood, type GoodForm, goodEditable, nameOf } from './good-editable.ts';
import { GoodTerms } from './good-terms.tsx';
import { GoodWords } from './good-words.tsx';
import { StockPanel } from './stock-panel.tsx';

/** One thing of the mall: its words and picture, what it costs, whom it is for, and its stock. */
export function GoodPage({ id }: { id: string }) {
  const text = useText();
  const navigate = useNavigate();
  const editable = useMemo(
    () =>
      goodEditable({
        id,
        blank: () => blankGood(text('console.loyalty.firstVersion')),
        onMade: (made) =>
          void navigate({ to: `/mall-goods/${made}`, replace: true, ignoreBlocker: true }),
      }),
    [id, navigate, text],
  );
  return (
    <SettingsPage
      editable={editable}
      title={id ? 'console.loyalty.good' : 'console.loyalty.newGood'}
      nameOf={nameOf}
      back={<BackLink to="/mall-goods">{text('console.loyalty.goods.title')}</BackLink>}
      actions={id !== '' && <AuditLink subject={`mall-good:${id}`} />}
    >
      {(form) => <Parts form={form} id={id} />}
    </SettingsPage>
  );
}

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

function Sale({ form: { content, change, mayEdit }, id }: { form: GoodForm; id: string }) {
  const text = useText();
  const { data } = useQuery({
    ...queryOf(loyaltyMallOperator.showGood, { id }),
    enabled: id !== '',
  });
  return (
    <FormPanel title={text('console.loyalty.sale')}>
      <Checkbox
        disabled={!mayEdit}
        checked={content.isOpen}
        onChange={({ target }) => change({ isOpen: target.checked })}
      >
        {text('console.loyalty.isOpen')}
      </Checkbox>
      {data ? (
        <StockPanel good={data} mayEdit={mayEdit} />
      ) : (
        <NumberField
          label={text('console.loyalty.stock')}
          max={MOST_PIECES}
          value={content.stock}
          isDisabled={!mayEdit}
          onChange={(stock) => change({ stock })}
        />
      )}
    </FormPanel>
  );
}
