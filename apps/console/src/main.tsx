import './app/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createQueries } from './app/queries.ts';
import { createConsoleRouter } from './app/router.ts';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers queries={createQueries()}>
      <RouterProvider router={createConsoleRouter()} />
    </Providers>
  </StrictMode>,
);
