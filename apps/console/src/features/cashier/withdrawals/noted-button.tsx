import { Button } from '@baize/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'kind' | 'size'> & {
  icon: LucideIcon;
  label: string;
  /** That to look is written down. */
  note: string;
  act: { isPending: boolean; error: Error | null; mutate: () => void };
};

/** Shows or saves what is not for everyone's eyes, and says that it is on record. */
export function NotedButton({ icon: Icon, label, note, act, ...look }: Props) {
  return (
    <div>
      <Button {...look} isBusy={act.isPending} onClick={() => act.mutate()}>
        <Icon aria-hidden className="size-4" />
        {label}
      </Button>
      <p className="mt-1.5 text-[0.8125rem] text-ink-soft">{note}</p>
      <ErrorLine error={act.error} />
    </div>
  );
}
