import { Panel, SectionHead } from '@baize/ui';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import { useText } from '../../../shared/use-text.ts';
import { brandEditable } from '../editables.ts';
import type { BrandForm } from './brand-form.ts';
import { BrandLanguages } from './brand-languages.tsx';
import { BrandMoney } from './brand-money.tsx';
import { BrandName } from './brand-name.tsx';
import { BrandWire } from './brand-wire.tsx';

export const BrandPage = settingsPage(brandEditable, {
  title: 'console.brand.title',
  lead: 'console.brand.lead',
  Body: Sections,
});

function Sections({ form }: { form: BrandForm }) {
  const text = useText();
  const sections = [
    { id: 'name', title: text('console.brand.who'), content: <BrandName form={form} /> },
    { id: 'money', title: text('console.brand.moneyAndTime'), content: <BrandMoney form={form} /> },
    {
      id: 'languages',
      title: text('console.brand.languages'),
      content: <BrandLanguages form={form} />,
    },
    { id: 'wire', title: text('console.brand.wire'), content: <BrandWire form={form} /> },
  ];
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      {sections.map(({ id, title, content }) => (
        <Panel key={id} aria-label={title}>
          <SectionHead title={title} level={3} />
          {content}
        </Panel>
      ))}
    </div>
  );
}
