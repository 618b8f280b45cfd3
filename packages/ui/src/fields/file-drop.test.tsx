// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/words.tsx';
import { Field } from './field.tsx';
import { FileDrop } from './file-drop.tsx';
import { type FileRefusal, sortFiles } from './file-limits.ts';

afterEach(cleanup);

const limits = { types: ['image/png', 'image/jpeg'], maxBytes: 10, maxCount: 3 };
const file = (name: string, type = 'image/png', bytes = 5) =>
  new File(['x'.repeat(bytes)], name, { type });

test('wrong kinds, empty, heavy and surplus files are refused with a code each', () => {
  const added = [
    file('a.png'),
    file('b.svg', 'image/svg+xml'),
    file('c.png', 'image/png', 11),
    file('d.png', 'image/png', 0),
    file('e.jpg', 'image/jpeg', 10),
    file('f.png'),
  ];
  const { accepted, refused } = sortFiles(added, limits, 1);
  expect(accepted.map(({ name }) => name)).toEqual(['a.png', 'e.jpg']);
  expect(refused).toEqual([
    { code: 'FILE_TYPE', name: 'b.svg' },
    { code: 'FILE_SIZE', name: 'c.png' },
    { code: 'FILE_EMPTY', name: 'd.png' },
    { code: 'FILE_COUNT', name: 'f.png' },
  ]);
});

test('a family of kinds is allowed by its star', () => {
  expect(
    sortFiles([file('a.webp', 'image/webp')], { ...limits, types: ['image/*'] }).refused,
  ).toEqual([]);
});

function Proof({ onRefuse }: { onRefuse: (refusals: readonly FileRefusal[]) => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <Field label="Proof">
      <FileDrop limits={limits} files={files} onChange={setFiles} onRefuse={onRefuse}>
        Drop here
      </FileDrop>
    </Field>
  );
}

test('dropped files are shown, can be taken out, and the frame closes when it is full', () => {
  const onRefuse = vi.fn();
  show(<Proof onRefuse={onRefuse} />);
  const frame = screen.getByText('Drop here').closest('label')!;
  fireEvent.drop(frame, {
    dataTransfer: { files: [file('a.png'), file('b.png'), file('c.txt', 'text/plain')] },
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(onRefuse).toHaveBeenLastCalledWith([{ code: 'FILE_TYPE', name: 'c.txt' }]);
  fireEvent.drop(frame, { dataTransfer: { files: [file('d.png')] } });
  expect(screen.queryByText('Drop here')).toBeNull();
  fireEvent.click(screen.getByLabelText('remove a.png'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Drop here')).toBeTruthy();
});
