import { createFileRoute } from '@tanstack/react-router';
import { PlayerShell } from '../app/shell/player-shell.tsx';
import { FailurePage } from '../features/system/failure-page.tsx';

export const Route = createFileRoute('/_player')({
  component: PlayerShell,
  // Almost every visit begins here: the shell comes with the entry.
  codeSplitGroupings: [],
  errorComponent: FailurePage,
});
