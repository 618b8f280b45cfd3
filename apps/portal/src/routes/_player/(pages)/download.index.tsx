import { createFileRoute, redirect } from '@tanstack/react-router';
import { guessPlatform } from '../../../features/content/pages/guess-platform.ts';

export const Route = createFileRoute('/_player/(pages)/download/')({
  beforeLoad: () => {
    const platform = guessPlatform(navigator.userAgent);
    throw redirect({ to: '/download/$platform', params: { platform }, replace: true });
  },
});
