// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../testing/words.tsx';
import { Drawer } from './drawer.tsx';
import { MODAL_DELAY_MS, Modal } from './modal.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ isDismissable = true, delayMs = 0 }) {
  const [isOpen, setOpen] = useState(false);
  const [isInnerOpen, setInnerOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Title"
        isDismissable={isDismissable}
        delayMs={delayMs}
      >
        <input aria-label="first" />
        <button type="button" onClick={() => setInnerOpen(true)}>
          last
        </button>
      </Modal>
      <Drawer isOpen={isInnerOpen} onClose={() => setInnerOpen(false)} title="Inner">
        <input aria-label="inner" />
      </Drawer>
    </main>
  );
}

function openModal() {
  const opener = screen.getByText('open');
  opener.focus();
  fireEvent.click(opener);
  return opener;
}
const dialog = () => screen.queryByRole('dialog', { name: 'Title' });
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...more });

test('a modal whose focused button goes away still hears Escape and Tab', () => {
  show(<Page />);
  openModal();
  screen.getByLabelText('first').blur();
  expect(document.activeElement).toBe(document.body);
  press('Tab');
  expect(dialog()!.contains(document.activeElement)).toBe(true);
  (document.activeElement as HTMLElement).blur();
  press('Escape');
  expect(dialog()).toBeNull();
});

test('a modal takes the focus to its first field, and Escape gives it back', () => {
  show(<Page />);
  const opener = openModal();
  expect(document.activeElement).toBe(screen.getByLabelText('first'));
  press('Escape');
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Tab never leaves a modal, in either direction', () => {
  show(<Page />);
  openModal();
  screen.getByText('last').focus();
  press('Tab');
  expect(document.activeElement).toBe(screen.getByLabelText('close'));
  press('Tab', { shiftKey: true });
  expect(document.activeElement).toBe(screen.getByText('last'));
});

test('what lies under a modal cannot be reached while it is open', () => {
  const { container } = show(<Page />);
  openModal();
  expect(container.inert).toBe(true);
  press('Escape');
  expect(container.inert).toBe(false);
});

test('the page does not scroll under a modal, and stands where it stood when it closes', () => {
  show(<Page />);
  window.scrollTo({ top: 640 });
  openModal();
  expect(document.documentElement.dataset.locked).toBe('0 640');
  window.scrollTo({ top: 0 });
  press('Escape');
  expect(window.scrollY).toBe(640);
  expect('locked' in document.documentElement.dataset).toBe(false);
});

test('of two layers, Escape closes the upper one only, and the page stays locked', () => {
  show(<Page />);
  openModal();
  const opener = screen.getByText('last');
  opener.focus();
  fireEvent.click(opener);
  expect(document.activeElement).toBe(screen.getByLabelText('inner'));
  press('Escape');
  expect(dialog()).not.toBeNull();
  expect(document.activeElement).toBe(opener);
  expect('locked' in document.documentElement.dataset).toBe(true);
});

test('a modal that must be answered has no way out but its own', () => {
  show(<Page isDismissable={false} />);
  openModal();
  press('Escape');
  fireEvent.pointerDown(dialog()!.parentElement!);
  fireEvent.click(dialog()!.parentElement!);
  expect(dialog()).not.toBeNull();
  expect(screen.queryByLabelText('close')).toBeNull();
});

test('a click beside a modal closes it; one that began inside does not', () => {
  show(<Page />);
  openModal();
  const veil = dialog()!.parentElement!;
  fireEvent.pointerDown(screen.getByLabelText('first'));
  fireEvent.click(veil);
  expect(dialog()).not.toBeNull();
  fireEvent.pointerDown(veil);
  fireEvent.click(veil);
  expect(dialog()).toBeNull();
});

test('a delayed modal opens after 100 milliseconds', () => {
  expect(MODAL_DELAY_MS).toBe(100);
  show(<Page delayMs={MODAL_DELAY_MS} />);
  openModal();
  act(() => void vi.advanceTimersByTime(99));
  expect(dialog()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(dialog()).not.toBeNull();
});
