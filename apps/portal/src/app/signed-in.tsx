import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ReceiptWatch } from '../features/cashier/withdrawals/receipt-watch.tsx';
import { SessionKeeper } from '../features/identity/sessions/session-keeper.tsx';
import { RealityKeeper } from '../features/protection/reality-keeper.tsx';
import { loadChunk } from '../shared/loading/chunk.ts';
import { useIsScreenOwned } from '../shared/loading/own-screen.ts';
import { useSession } from '../shared/session/use-session.ts';
import { isGamePage, isQuietPage } from './page-keys.ts';
import { useOverlay } from './use-overlay.ts';

const RequiredFactor = lazy(async () => {
  const part = await loadChunk(() => import('../features/identity/security/required-factor.tsx'));
  return { default: part.RequiredFactor };
});
const BirthdayStep = lazy(async () => {
  const part = await loadChunk(() => import('../features/members/profile/birthday-step.tsx'));
  return { default: part.BirthdayStep };
});
const RainKeeper = lazy(async () => {
  const part = await loadChunk(() => import('../features/promotions/envelopes/rain-keeper.tsx'));
  return { default: part.RainKeeper };
});
const DailyNotice = lazy(async () => {
  const part = await loadChunk(() => import('../features/promotions/rewards/daily-notice.tsx'));
  return { default: part.DailyNotice };
});
const ContractPopup = lazy(async () => {
  const part = await loadChunk(() => import('../features/agents/contracts/contract-popup.tsx'));
  return { default: part.ContractPopup };
});

/** What stands beside every page for whoever is signed in, and for agents more. */
export function SignedIn() {
  const session = useSession();
  const isFull = session !== null && session.kind !== 'trial' && !session.mustChangePassword;
  return (
    <>
      <SessionKeeper />
      {isFull && <Receipts />}
      {isFull && <RealityKeeper />}
      {isFull && <Questions />}
      {isFull && <Gifts />}
      {session?.kind === 'agent' && <AgentKeepers />}
    </>
  );
}

/** A payment that went out is asked about as soon as no game is in the way of the answer. */
function Receipts() {
  return <ReceiptWatch mayAsk={!useIsGame()} />;
}

/** What a member is asked waits until nothing else lies over the page, and never comes over a game or agents' work. */
function Questions() {
  const { name } = useOverlay();
  const isOwned = useIsScreenOwned();
  const isQuiet = useLocation({ select: ({ pathname }) => isQuietPage(pathname) });
  return (
    <Suspense>
      <BirthdayStep mayShow={!name && !isOwned && !isQuiet} />
    </Suspense>
  );
}

/** Envelopes fall, and what waits is told, where nothing else lies over the page; never over a game or agents' work. */
function Gifts() {
  const { name } = useOverlay();
  const isOwned = useIsScreenOwned();
  const isQuiet = useLocation({ select: ({ pathname }) => isQuietPage(pathname) });
  // On the page itself all of it is in sight.
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/promotions' });
  if (name || isOwned || isQuiet) return null;
  return (
    <Suspense>
      <RainKeeper />
      {!isThere && <DailyNotice />}
    </Suspense>
  );
}

/** Contracts wait until nothing else lies over the page, and never come over a game. */
function AgentKeepers() {
  const { name } = useOverlay();
  const isGame = useIsGame();
  return (
    <Suspense>
      <RequiredFactor />
      <ContractPopup mayShow={!name && !isGame} />
    </Suspense>
  );
}

/** A game's own page, or any page while a game has its screen. */
function useIsGame(): boolean {
  const isOwned = useIsScreenOwned();
  return useLocation({ select: ({ pathname }) => isGamePage(pathname) }) || isOwned;
}
