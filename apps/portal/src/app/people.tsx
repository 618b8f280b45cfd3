import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../shared/chunk.ts';
import { keepInvitation } from '../shared/invitation.ts';
import { remembered } from '../shared/remembered.ts';
import { useSession } from '../shared/use-session.ts';

const SessionKeeper = lazy(async () => {
  const part = await loadChunk(() => import('../features/identity/session-keeper.tsx'));
  return { default: part.SessionKeeper };
});
const ResumeKeeper = lazy(async () => {
  const part = await loadChunk(() => import('../features/identity/resume-keeper.tsx'));
  return { default: part.ResumeKeeper };
});

const RequiredFactor = lazy(async () => {
  const part = await loadChunk(() => import('../features/security/required-factor.tsx'));
  return { default: part.RequiredFactor };
});

/** Whoever sits here: a member who is looked after, one who is remembered, or a guest of someone. */
export function People() {
  const session = useSession();
  const [isRemembered] = useState(remembered.isLikely);
  useEffect(() => keepInvitation(location.search), []);
  if (session) {
    return (
      <Suspense>
        <SessionKeeper />
        {session.kind === 'agent' && <RequiredFactor />}
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
