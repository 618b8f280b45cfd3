import { members } from '@baize/contract';
import { Button, cx, FileDrop, type FileRefusal, Modal } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { PICTURE_LIMITS, uploadPicture } from '../../../shared/calls/upload.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import type { Member } from '../../../shared/session/member.ts';
import { useRenewSecurity } from '../../../shared/session/use-security.ts';
import { useText } from '../../../shared/words/use-text.ts';

const DRAWN = Array.from({ length: 24 }, (_, at) => String(at + 1).padStart(2, '0'));
const LIMITS = { ...PICTURE_LIMITS, maxCount: 1 };

type Choice = { avatar: string } | { file: File };

export function AvatarDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const text = useText();
  const [drawn, setDrawn] = useState(() => /avatar\/(\d\d)\.svg$/.exec(member.avatar)?.[1] ?? '');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<FileRefusal | null>(null);
  const save = useSaveAvatar(onClose);
  const file = files[0];
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('members.avatar.title')}
      footer={
        <>
          <Button onClick={onClose}>{text('identity.cancel')}</Button>
          <Button
            kind="brass"
            disabled={!file && !drawn}
            isBusy={save.isPending}
            onClick={() => save.mutate(file ? { file } : { avatar: drawn })}
          >
            {text('members.save')}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="mb-3 text-ink-soft">{text('members.avatar.choose')}</legend>
        <div className="grid grid-cols-6 gap-2.5 sm:grid-cols-8">
          {DRAWN.map((number) => (
            <DrawnPicture
              key={number}
              number={number}
              isChosen={!file && number === drawn}
              onChoose={() => {
                setFiles([]);
                setDrawn(number);
              }}
            />
          ))}
        </div>
      </fieldset>
      <p className="mt-6 mb-3 text-ink-soft">{text('members.avatar.own')}</p>
      <FileDrop
        limits={LIMITS}
        files={files}
        onChange={setFiles}
        onRefuse={([first]) => setRefused(first ?? null)}
      >
        {text('members.avatar.drop')}
      </FileDrop>
      {refused && (
        <p role="alert" className="mt-2 text-[0.8125rem] text-danger">
          {text(`members.file.${refused.code}`)}
        </p>
      )}
      <div className="mt-3 empty:hidden">
        <FormFault error={save.error} />
      </div>
    </Modal>
  );
}

function useSaveAvatar(onDone: () => void) {
  const renew = useRenewSecurity();
  return useMutation({
    mutationFn: async (choice: Choice) =>
      ask(
        members.setAvatar,
        'file' in choice ? { fileId: await uploadPicture(choice.file, 'avatar') } : choice,
      ),
    onSuccess: () => {
      renew();
      onDone();
    },
  });
}

type DrawnProps = { number: string; isChosen: boolean; onChoose: () => void };

function DrawnPicture({ number, isChosen, onChoose }: DrawnProps) {
  const text = useText();
  return (
    <label
      className={cx(
        'relative cursor-pointer rounded-full p-0.5 ring-2 ring-transparent transition-shadow hover:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-text',
        isChosen && 'ring-brass!',
      )}
    >
      <input
        type="radio"
        name="avatar"
        className="sr-only"
        checked={isChosen}
        onChange={onChoose}
        aria-label={text('members.avatar.number', { number: Number(number) })}
      />
      <img src={`/art/avatar/${number}.svg`} alt="" className="w-full rounded-full" />
    </label>
  );
}
