import { catalogueImportsOperator } from '@baize/contract';
import { Button, Field, NativeSelect } from '@baize/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { useText } from '../../../shared/use-text.ts';
import { vendorsQuery } from '../use-catalogue.ts';
import { ImportFaults } from './import-faults.tsx';
import { ImportPreview } from './import-preview.tsx';

type Chosen = { name: string; format: 'csv' | 'json'; data: string };

/** A file is first rehearsed: what it would change is shown, and only then may it be done. */
export function ImportPanel() {
  const text = useText();
  const [file, setFile] = useState<Chosen | null>(null);
  const [adapter, setAdapter] = useState('sample');
  const order = (chosen: Chosen, dryRun: boolean) =>
    ask(catalogueImportsOperator.importGames, {
      format: chosen.format,
      data: chosen.data,
      adapter,
      dryRun,
    });
  const rehearsal = useMutation({ mutationFn: (chosen: Chosen) => order(chosen, true) });
  const importing = useAct(
    { topic: 'catalogue', act: (chosen: Chosen) => order(chosen, false) },
    {
      done: ({ created, changed }) => text('console.import.done', { created, changed }),
      onDone: () => {
        setFile(null);
        rehearsal.reset();
      },
      touches: ['settings'],
    },
  );
  async function choose(picked: File) {
    const format = picked.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
    const chosen: Chosen = { name: picked.name, format, data: await picked.text() };
    setFile(chosen);
    importing.reset();
    rehearsal.mutate(chosen);
  }
  return (
    <FormPanel title={text('console.import.import')}>
      <p className="text-ink-soft">{text('console.import.how')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <FilePick onFile={(picked) => void choose(picked)} name={file?.name} />
        <AdapterChoice
          value={adapter}
          onChange={(next) => {
            setAdapter(next);
            rehearsal.reset();
          }}
        />
        {file && !rehearsal.data && (
          <Button isBusy={rehearsal.isPending} onClick={() => rehearsal.mutate(file)}>
            {text('console.import.check')}
          </Button>
        )}
      </div>
      {rehearsal.isPending && <p role="status">{text('console.import.checking')}</p>}
      <ImportFaults error={rehearsal.error ?? importing.error} />
      {rehearsal.data && file && (
        <ImportPreview
          outcome={rehearsal.data}
          isBusy={importing.isPending}
          onImport={() => importing.mutate(file)}
        />
      )}
    </FormPanel>
  );
}

function AdapterChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText();
  const known = (useQuery(vendorsQuery).data?.adapters ?? []).filter((name) => name !== 'inhouse');
  const adapters = [...new Set([...known, value])];
  return (
    <Field label={text('console.import.adapter')} className="w-56">
      <NativeSelect
        isCompact
        value={value}
        options={adapters.map((name) => ({ value: name, label: name }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function FilePick({ onFile, name }: { onFile: (file: File) => void; name: string | undefined }) {
  const text = useText();
  const id = useId();
  return (
    <div className="relative">
      <input
        id={id}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        className="peer sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
        className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-ctl border border-dashed border-edge bg-well px-4 font-semibold peer-focus-visible:outline-2 peer-focus-visible:outline-brass-text hover:border-ink-soft touch:min-h-11"
      >
        <FileUp aria-hidden className="size-4" />
        <span className="max-w-64 truncate">{name ?? text('console.import.choose')}</span>
      </label>
    </div>
  );
}
