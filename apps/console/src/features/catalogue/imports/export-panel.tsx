import { catalogueImportsOperator } from '@baize/contract';
import { Button, NativeSelect } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { ask } from '../../../shared/api.ts';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { useText } from '../../../shared/use-text.ts';
import { englishName, vendorsQuery } from '../use-catalogue.ts';

/** The catalogue as a file that an import takes back. */
export function ExportPanel() {
  const text = useText();
  const vendors = useQuery(vendorsQuery).data?.list ?? [];
  const [vendor, setVendor] = useState('');
  const exporting = useMutation({
    mutationFn: (format: 'csv' | 'json') =>
      ask(catalogueImportsOperator.exportGames, { format, ...(vendor && { vendor }) }),
    onSuccess: ({ fileName, data, rows }) => {
      saveAs(fileName, data);
      showToast({ tone: 'good', title: text('console.import.exported', { count: rows }) });
    },
  });
  return (
    <FormPanel title={text('console.import.export')}>
      <div className="flex flex-wrap items-center gap-2">
        <NativeSelect
          isCompact
          aria-label={text('console.games.vendor')}
          className="w-full sm:w-64!"
          value={vendor}
          options={[
            { value: '', label: text('console.games.anyVendor') },
            ...vendors.map(({ code, names }) => ({ value: code, label: englishName(names, code) })),
          ]}
          onChange={(event) => setVendor(event.target.value)}
        />
        {(['csv', 'json'] as const).map((format) => (
          <Button
            key={format}
            isBusy={exporting.isPending && exporting.variables === format}
            onClick={() => exporting.mutate(format)}
          >
            <Download aria-hidden className="size-4" />
            {text(`console.import.${format}`)}
          </Button>
        ))}
      </div>
      <ErrorLine error={exporting.error} />
    </FormPanel>
  );
}

function saveAs(fileName: string, data: string): void {
  const address = URL.createObjectURL(new Blob([data], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
