import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel } from './import-panel.tsx';

/** Many games at once: out as a file, and in from one. */
export function ImportPage() {
  const text = useText();
  const mayEdit = useMay('catalogue.edit');
  return (
    <PageBody>
      <PageHead title={text('console.import.title')} lead={text('console.import.lead')} />
      <div className="flex max-w-5xl flex-col gap-5">
        <ExportPanel />
        {mayEdit && <ImportPanel />}
      </div>
    </PageBody>
  );
}
