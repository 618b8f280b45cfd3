import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../shared/loading/chunk.ts';
import { keepInvitation } from '../shared/session/invitation.ts';
import { remembered } from '../shared/session/remembered.ts';
import { useSession } from '../shared/session/use-session.ts';

const SignedIn = lazy(async () => {
  const part = await loadChunk(() => import('./signed-in.tsx'));
  return { default: part.SignedIn };
});
const ResumeKeeper = lazy(async () => {
  const part = await loadChunk(() => import('../features/identity/sessions/resume-keeper.tsx'));
  return { default: part.ResumeKeeper };
});

/** Whoever sits here: a member who is looked after, one who is remembered, or a guest of someone. */
export function People() {
  const session = useSession();
  const [isRemembered] = useState(remembered.isLikely);
  useEffect(() => keepInvitation(location.search), []);
  if (session) {
    return (
      <Suspense>
        <SignedIn />
      </Suspense>
    );
  }
  return (
    isRemembered && (
      <Suspense>
        <ResumeKeeper />
      </Suspense>
    )
  );
}
