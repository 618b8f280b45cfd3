import { Outlet } from '@tanstack/react-router';
import { ChunkWatch } from '../features/system/chunk-watch.tsx';
import { StatusGate } from '../features/system/status-gate.tsx';
import { useBrandLanguage } from '../shared/use-offered-languages.ts';
import { Bulletin } from './bulletin.tsx';
import { Notices } from './notices.tsx';
import { Overlays } from './overlays.tsx';
import { People } from './people.tsx';
import { RouteLoader } from './route-loader.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useLook } from './use-look.ts';

export function Root() {
  useBrandLanguage();
  useDocumentTitle();
  useLook();
  return (
    <>
      <RouteLoader />
      <StatusGate>
        <Outlet />
        <People />
        <Bulletin />
        <ChunkWatch />
      </StatusGate>
      <Overlays />
      <Notices />
    </>
  );
}
