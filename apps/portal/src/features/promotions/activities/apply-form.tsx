import { promotionsActivities } from '@baize/contract';
import { Button, Field, FileDrop, type FileRefusal, TextArea } from '@baize/ui';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { PICTURE_LIMITS, uploadPicture } from '../../../shared/calls/upload.ts';
import { admitMember } from '../../../shared/session/open-member-centre.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useGiftCall } from '../use-gift-call.ts';
import type { Activity } from '../use-promotions.ts';

const MAX_REMARK = 140;
const LIMITS = { types: PICTURE_LIMITS.types, maxBytes: PICTURE_LIMITS.maxBytes, maxCount: 3 };

/** Asks the house to look: a remark, and up to three pictures. */
export function ApplyForm({ activity }: { activity: Activity }) {
  const text = useText();
  const [remark, setRemark] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<FileRefusal | null>(null);
  const applying = useGiftCall({
    send: async (_order: object) => {
      const fileIds = await Promise.all(files.map((file) => uploadPicture(file, 'activity')));
      return ask(promotionsActivities.apply, { id: activity.id, remark, fileIds });
    },
    says: () => text('promotions.applied'),
  });
  if (activity.state === 'APPLYING') return <p>{text('promotions.applyingText')}</p>;
  if (activity.state === 'REJECTED') {
    return <p dir="auto">{text('promotions.rejectedText', { reason: activity.reason })}</p>;
  }
  if (activity.state !== 'JOIN') return null;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (admitMember()) applying.start({});
      }}
    >
      {activity.reason && (
        <p dir="auto">{text('promotions.rejectedText', { reason: activity.reason })}</p>
      )}
      <Field label={text('promotions.remark')}>
        <TextArea
          value={remark}
          maxLength={MAX_REMARK}
          rows={3}
          onChange={(event) => setRemark(event.target.value)}
        />
      </Field>
      <Field
        label={text('promotions.pictures')}
        error={refused ? text('promotions.pictureRefused', { name: refused.name }) : undefined}
      >
        <FileDrop
          limits={LIMITS}
          files={files}
          onChange={(next) => {
            setRefused(null);
            setFiles(next);
          }}
          onRefuse={([first]) => setRefused(first ?? null)}
        >
          {text('promotions.pictureLimits')}
        </FileDrop>
      </Field>
      <div>
        <Button kind="felt" type="submit" isBusy={applying.isBusy}>
          {text('promotions.apply')}
        </Button>
      </div>
    </form>
  );
}
