import { Field, FileDrop, type FileRefusal } from '@baize/ui';
import { useState } from 'react';
import { PICTURE_LIMITS } from '../../shared/calls/upload.ts';
import { useText } from '../../shared/words/use-text.ts';

const LIMITS = { ...PICTURE_LIMITS, maxCount: 3 };

type Props = {
  label: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  error?: string | undefined;
  isRequired?: boolean;
};

/** One to three pictures that prove what happened. */
export function ProofDrop({ label, files, onChange, error, isRequired = false }: Props) {
  const text = useText();
  const [refused, setRefused] = useState<FileRefusal | null>(null);
  const fault = refused ? text(`cashier.file.${refused.code}`, { name: refused.name }) : error;
  return (
    <Field label={label} error={fault} isRequired={isRequired}>
      <FileDrop
        limits={LIMITS}
        files={files}
        onChange={(next) => {
          setRefused(null);
          onChange(next);
        }}
        onRefuse={([first]) => setRefused(first ?? null)}
      >
        {text('cashier.proof.drop')}
      </FileDrop>
    </Field>
  );
}
