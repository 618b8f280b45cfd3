import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { CampaignForm, Content } from '../campaigns/campaign-editable.ts';

export type PartProps = { form: CampaignForm };

type PartName = 'kind' | 'words' | 'who' | 'when' | 'counts' | 'gives' | 'terms' | 'pays' | 'costs';

type Props = {
  name: PartName;
  form: CampaignForm;
  /** The places that the house names when the parts do not fit together. */
  places?: readonly (keyof Content)[];
  children: ReactNode;
};

/** One part of a campaign: its question, what it means, its fields, and what does not fit. */
export function Part({ name, form, places = [], children }: Props) {
  const text = useText();
  const misfits = places.filter((place) => form.faults.includes(place));
  return (
    <FormPanel title={text(`console.promo.part.${name}`)}>
      <p className="-mt-3 max-w-prose text-ink-soft">{text(`console.promo.part.${name}Text`)}</p>
      {children}
      {misfits.length > 0 && (
        <p role="alert" className="flex gap-1.5 text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{text(`console.promo.misfit.${name}`)}</span>
        </p>
      )}
    </FormPanel>
  );
}
