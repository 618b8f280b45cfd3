import { Button, textLinkClasses } from '@baize/ui';
import { houseLook } from '@baize/ui/operator-theme';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { settingsPage } from '../../../shared/editor/settings-page.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { CardsField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { ColourField } from './colour-field.tsx';
import { type LookForm, lookEditable } from './look-editable.ts';
import { ThemePreview } from './theme-preview.tsx';

const THEMES = ['dark', 'light'] as const;
const MAX_RADIUS = 24;

/** The look of the portal: seen here before it is saved, and by players right after. */
export const ThemePage = settingsPage(lookEditable, {
  title: 'console.look.title',
  lead: 'console.look.lead',
  Body: Look,
});

type Props = { form: LookForm };

function Look({ form }: Props) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <Marks form={form} />
        <Colours form={form} />
        <Shapes form={form} />
      </div>
      <aside className="flex flex-col gap-4 xl:sticky xl:top-6">
        {THEMES.map((theme) => (
          <ThemePreview key={theme} theme={theme} look={form.content} />
        ))}
      </aside>
    </div>
  );
}

function Marks({ form }: Props) {
  const text = useText();
  const { name } = useBrand();
  const { hinted } = useFields(form, 'console.look');
  return (
    <FormPanel title={text('console.look.marks')}>
      <p>
        {text('console.look.name', { name })}{' '}
        <Link to="/brand" className={textLinkClasses}>
          {text('console.look.toBrand')}
        </Link>
      </p>
      <PictureField {...hinted('logo')} frame="aspect-square" />
    </FormPanel>
  );
}

function Colours({ form }: Props) {
  const text = useText();
  const { content, change, mayEdit } = form;
  return (
    <FormPanel title={text('console.look.colours')}>
      <p className="text-ink-soft">{text('console.look.coloursHint')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {THEMES.map((theme) => (
          <fieldset key={theme} disabled={!mayEdit} className="flex flex-col gap-4">
            <legend className="mb-3 font-semibold">{text(`console.look.${theme}`)}</legend>
            {(['brass', 'felt'] as const).map((name) => (
              <ColourField
                key={name}
                theme={theme}
                name={name}
                chosen={content[theme]}
                onChange={(colour) => change({ [theme]: { ...content[theme], [name]: colour } })}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {mayEdit && (
        <Button
          size="sm"
          kind="quiet"
          className="w-fit"
          onClick={() => change({ dark: houseLook.dark, light: houseLook.light })}
        >
          <RotateCcw aria-hidden className="size-4" />
          {text('console.look.house')}
        </Button>
      )}
    </FormPanel>
  );
}

function Shapes({ form }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.look');
  const radius = { hint: text('console.look.radiusHint', { max: MAX_RADIUS }), max: MAX_RADIUS };
  return (
    <FormPanel title={text('console.look.shapes')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...field('cardRadiusPx')} {...radius} />
        <NumberField {...field('controlRadiusPx')} {...radius} />
      </div>
      <CardsField
        {...field('font')}
        values={['house', 'plain', 'classic', 'system']}
        card={(font) => ({
          title: text(`console.look.font.${font}`),
          text: text(`console.look.font.${font}Text`),
        })}
      />
    </FormPanel>
  );
}
