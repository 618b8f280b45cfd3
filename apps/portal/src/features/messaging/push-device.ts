import { messagingConsent } from '@baize/contract';
import { ask } from '../../shared/calls/api.ts';

/** Whether this browser is told by push, or why it cannot be. */
export type PushState = 'on' | 'off' | 'denied' | 'unable';

const isAble = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** There is no worker while the site is built anew on every change, and in a browser that refuses it. */
async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isAble()) return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function readPushState(): Promise<PushState> {
  const worker = await workerHere();
  if (!worker) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the reader's leave, and tells the house where this browser is reached. */
export async function allowPush(): Promise<void> {
  const worker = await workerHere();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return;
  const { key } = await ask(messagingConsent.readPushKey, {});
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await ask(messagingConsent.addPushDevice, {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  }).catch(async (error: unknown) => {
    await subscription.unsubscribe();
    throw error;
  });
}

/** Ends it here; everywhere, if all are meant. */
export async function endPush({ isAll }: { isAll: boolean }): Promise<void> {
  const worker = await workerHere();
  const subscription = await worker?.pushManager.getSubscription();
  if (isAll) await ask(messagingConsent.dropPushDevices, {});
  else if (subscription) {
    await ask(messagingConsent.dropPushDevices, { endpoint: subscription.endpoint });
  }
  await subscription?.unsubscribe();
}
