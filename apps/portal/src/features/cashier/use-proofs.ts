import { useCallback, useRef } from 'react';
import { uploadPicture } from '../../shared/calls/upload.ts';

/** Sends pictures up, each once: a repeated request must name the same ones. */
export function useProofs(purpose: 'deposit-proof' | 'receipt-proof') {
  const sent = useRef(new Map<File, string>());
  return useCallback(
    (files: readonly File[]): Promise<string[]> =>
      Promise.all(
        files.map(async (file) => {
          const id = sent.current.get(file) ?? (await uploadPicture(file, purpose));
          sent.current.set(file, id);
          return id;
        }),
      ),
    [purpose],
  );
}
