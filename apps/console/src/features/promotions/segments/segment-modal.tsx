import { type Output, promotionsCampaignsOperator } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { type Faults, faultsFrom, faultsOf, hasFault } from '../../../shared/editor/faults.ts';
import { typed } from '../../../shared/editor/typed.ts';
import { wasRefused } from '../../../shared/errors.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
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
  const [name, setName] = useState(
    segment?.name ?? (like ? text('console.promo.copyOf', { name: like.name }) : ''),
  );
  const [who, setWho] = useState(() => firstOf(segment ?? like));
  const [faults, setFaults] = useState<Faults>([]);
  const save = useAct(saveSegment, {
    input: () => ({
      ...(segment && { id: segment.id }),
      name: name.trim(),
      who: readAudience(who)!,
      version: segment?.version ?? 0,
    }),
    done: 'console.form.saved',
    onDone: onClose,
  });
  const told = wasRefused(save.error) ? faultsFrom(save.error.value) : [];
  const isWrong = (place: string) => hasFault(faults, place);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const version = segment?.version ?? 0;
    const found = faultsOf(saveSegment.input, { name: name.trim(), who, version });
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
          isRequired
          label={text('console.promo.segmentName')}
          error={
            (isWrong('name') && text('console.form.missing')) ||
            (told.includes('name') && text('console.promo.nameTaken'))
          }
          maxLength={60}
          isDisabled={!mayEdit}
          value={name}
          onChange={setName}
        />
        <AudienceFields
          form={{
            content: who,
            change: (part) => setWho({ ...who, ...part }),
            mayEdit,
            isWrong: (place) => isWrong(`who.${place}`),
          }}
        />
        <AudienceCount who={who} />
        {segment && (
          <SegmentVersions
            segment={segment}
            mayEdit={mayEdit}
            onRestore={(old) => setWho(typed(old))}
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
