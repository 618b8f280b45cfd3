import { Checkbox, Field, TextArea } from '@baize/ui';
import { useState } from 'react';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import { readLines } from '../addresses/addresses.ts';
import type { BrandForm } from './brand-form.ts';

const FORMS = ['jwe', 'legacy', 'plain'] as const;

/** What clients are told and how they may speak: for those who connect the house to others. */
export function BrandWire({ form }: { form: BrandForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <div className="flex flex-col gap-5">
      <fieldset disabled={!mayEdit}>
        <legend className="text-[0.8125rem] font-medium text-ink-soft">
          {text('console.brand.bodies')}
        </legend>
        {isWrong('bodyEncryption') && (
          <p role="alert" className="text-danger">
            {text('console.brand.noBody')}
          </p>
        )}
        {FORMS.map((name) => (
          <Checkbox
            key={name}
            checked={content.bodyEncryption[name]}
            onChange={(event) =>
              change({
                bodyEncryption: { ...content.bodyEncryption, [name]: event.target.checked },
              })
            }
          >
            <span className="block font-medium">{text(`console.brand.body.${name}`)}</span>
            <span className="block text-[0.8125rem] text-ink-soft">
              {text(`console.brand.body.${name}Text`)}
            </span>
          </Checkbox>
        ))}
      </fieldset>
      <OlderClients form={form} />
      <TextField
        label={text('console.brand.analytics')}
        hint={text('console.brand.analyticsHint')}
        error={isWrong('analyticsId') && text('console.form.wrong')}
        maxLength={40}
        disabled={!mayEdit}
        value={content.analyticsId}
        onChange={(analyticsId) => change({ analyticsId })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Endpoints
          label={text('console.brand.imageCdns')}
          value={content.imageCdns}
          onChange={(imageCdns) => change({ imageCdns })}
          isDisabled={!mayEdit}
          isWrong={isWrong('imageCdns')}
        />
        <Endpoints
          label={text('console.brand.gameCdns')}
          value={content.launchGameCdns}
          onChange={(launchGameCdns) => change({ launchGameCdns })}
          isDisabled={!mayEdit}
          isWrong={isWrong('launchGameCdns')}
        />
      </div>
    </div>
  );
}

/** For a brand whose clients were written before this house: what they are told, and by which code. */
function OlderClients({ form }: { form: BrandForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <>
      <Checkbox
        disabled={!mayEdit}
        checked={content.olderClients}
        onChange={(event) => change({ olderClients: event.target.checked })}
      >
        <span className="block font-medium">{text('console.brand.olderClients')}</span>
        <span className="block text-[0.8125rem] text-ink-soft">
          {text('console.brand.olderClientsText')}
        </span>
      </Checkbox>
      <TextField
        label={text('console.brand.trialCode')}
        hint={text('console.brand.trialCodeHint')}
        error={isWrong('trialCode') && text('console.form.wrong')}
        maxLength={20}
        spellCheck={false}
        disabled={!mayEdit}
        value={content.trialCode}
        onChange={(value) => change({ trialCode: value.trim().toLowerCase() })}
      />
    </>
  );
}

type EndpointsProps = {
  label: string;
  value: readonly string[];
  onChange: (endpoints: string[]) => void;
  isDisabled: boolean;
  isWrong: boolean;
};

function Endpoints({ label, value, onChange, isDisabled, isWrong }: EndpointsProps) {
  const text = useText();
  const [draft, setDraft] = useState(() => value.join('\n'));
  const isStale = readLines(draft).join('\n') !== value.join('\n');
  return (
    <Field
      label={label}
      hint={text('console.brand.cdnHint')}
      error={isWrong && text('console.brand.cdnOdd')}
    >
      <TextArea
        rows={3}
        spellCheck={false}
        disabled={isDisabled}
        placeholder="https://"
        value={isStale ? value.join('\n') : draft}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(readLines(event.target.value));
        }}
        className="code"
      />
    </Field>
  );
}
