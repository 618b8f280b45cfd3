import { type Output, promotionsCampaignsOperator } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { type Faults, faultsFrom, faultsOf, hasFault } from '../../../shared/editor/faults.ts';
import { typed } from '../../../shared/editor/typed.ts';
import { useFirstFault } from '../../../shared/editor/use-first-fault.ts';
import { wasRefused } from '../../../shared/errors.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { partOf, useDraft, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { everyone, readAudience } from './audience.ts';
import { AudienceCount } from './audience-count.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { SegmentVersions } from './segment-versions.tsx';

export type Segment = Output<typeof promotionsCampaignsOperator.listSegments.value>[number];

type Props = {
  segment: Segment | null;
  /** What a new one begins with. */
  like?: Segment | null;
  mayEdit: boolean;
  onClose: () => void;
  onDuplicate: (segment: Segment) => void;
};

const { saveSegment } = promotionsCampaignsOperator;

/** A named audience: its conditions, and how many meet them while they are typed. */
export function SegmentModal({ segment, like, mayEdit, onClose, onDuplicate }: Props) {
  const text = useText();
  const draft = useDraft(() => ({
    name: segment?.name ?? (like ? text('console.promo.copyOf', { name: like.name }) : ''),
    who: firstOf(segment ?? like),
  }));
  const { who } = draft.content;
  const name = draft.content.name.trim();
  const version = segment?.version ?? 0;
  const [faults, setFaults] = useState<Faults>([]);
  const save = useAct(saveSegment, {
    input: () => ({ ...(segment && { id: segment.id }), name, who: readAudience(who)!, version }),
    done: 'console.form.saved',
    onDone: onClose,
  });
  const told = wasRefused(save.error) ? faultsFrom(save.error.value) : [];
  const isTaken = told.includes('name');
  const form = { ...draft, mayEdit, isWrong: (place: string) => hasFault(faults, place) };
  const { field } = useFields(form, 'console.promo');
  const named = field('name', 'segmentName');
  const begin = useFirstFault(faults);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin();
    const found = faultsOf(saveSegment.input, { name, who, version });
    setFaults(found);
    if (found.length === 0 && !save.isPending) save.mutate();
  };
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={segment?.name ?? text('console.promo.newSegment')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          {...named}
          isRequired
          isWrong={named.isWrong || isTaken}
          odd={text(named.isWrong ? 'console.form.missing' : 'console.promo.nameTaken')}
          maxLength={60}
        />
        <AudienceFields form={partOf(form, 'who')} />
        <AudienceCount who={who} />
        {segment && (
          <SegmentVersions
            segment={segment}
            mayEdit={mayEdit}
            onRestore={(old) => draft.change({ who: typed(old) })}
          />
        )}
        {told.length === 0 && <ErrorLine error={save.error} />}
        <Foot
          segment={mayEdit ? segment : null}
          isBusy={save.isPending}
          mayEdit={mayEdit}
          onClose={onClose}
          onDuplicate={onDuplicate}
        />
      </form>
    </Modal>
  );
}

type FootProps = Pick<Props, 'segment' | 'mayEdit' | 'onClose' | 'onDuplicate'> & {
  isBusy: boolean;
};

function Foot({ segment, mayEdit, isBusy, onClose, onDuplicate }: FootProps) {
  const text = useText();
  return (
    <div className="flex justify-end gap-2">
      {segment && (
        <Button className="me-auto" onClick={() => onDuplicate(segment)}>
          {text('console.promo.duplicate')}
        </Button>
      )}
      <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
      {mayEdit && (
        <Button type="submit" kind="brass" isBusy={isBusy}>
          {text('console.form.save')}
        </Button>
      )}
    </div>
  );
}

const firstOf = (one: Segment | null | undefined) => (one ? typed(one.who) : everyone());
