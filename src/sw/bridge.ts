import type { Workbox } from 'workbox-window';
import type { WorkerReport } from './service-worker.ts';
import { trustOwnScripts } from './trusted-types.ts';

/** Whether the app opens without a network: not yet, yes, or not here, and why. */
export interface Offline {
  readonly kind: 'preparing' | 'ready' | 'insecure' | 'unsupported' | 'refused' | WorkerReport['why'];
  /** The file that stands in the way. */
  readonly file?: string;
}

/**
 * What is known of a newer version after looking: it is ready, there is none, the server did not answer, or not all of
 * it is there yet. Where nothing is kept there is nothing to update: every page comes from the server.
 */
export type Update = 'ready' | 'newest' | 'unreached' | 'incomplete' | 'not-kept';

/** The page's side of the service worker. It never reloads by itself: an update waits for the player's word. */
const updateReady = new Set<() => void>();
const offlineChanged = new Set<(offline: Offline) => void>();
let worker: Workbox | undefined;
let registered: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);
let isUpdateReady = false;
let isApplying = false;
let offline: Offline = { kind: 'unsupported' };

/** Registers the worker. In a browser without one the app works all the same, only not offline. */
export function startServiceWorker(): void {
  trustOwnScripts(window);
  if (!isSecureContext) offline = { kind: 'insecure' };
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  offline = { kind: 'preparing' };
  serviceWorker.addEventListener('controllerchange', () => {
    if (isApplying) location.reload();
    else if (isControlled) announceUpdate();
    isControlled = true;
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerReport | undefined>) => {
    if (data?.type === 'NOT_INSTALLED') announceOffline({ kind: data.why, file: data.file });
  });
  registered = register().catch(() => {
    announceOffline({ kind: 'refused' });
    return undefined;
  });
  void serviceWorker.ready.then(() => announceOffline({ kind: 'ready' }));
}

/** What registers the worker is not needed for the first page, so it comes after it. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const { Workbox } = await import('workbox-window');
  worker = new Workbox('service-worker.js');
  worker.addEventListener('waiting', announceUpdate);
  return worker.register();
}

/** Calls back when a newer version lies ready: at once if it already does. */
export function onUpdateReady(callback: () => void): void {
  updateReady.add(callback);
  if (isUpdateReady) callback();
}

/** Tells whether the app opens without a network, now and whenever that changes. */
export function onOffline(callback: (offline: Offline) => void): void {
  offlineChanged.add(callback);
  callback(offline);
}

/** Puts the waiting version in place and loads the page anew; the address, and so the game, stays the same. */
export async function applyUpdate(): Promise<void> {
  isApplying = true;
  const registration = await registered;
  if (registration?.waiting) worker?.messageSkipWaiting();
  else location.reload();
}

/** Looks for a newer version now, as when a link from one arrives. */
export async function checkForUpdate(): Promise<Update> {
  const registration = await registered;
  if (isUpdateReady) return 'ready';
  if (!registration) return 'not-kept';
  const isAnswered = await registration.update().then(
    () => true,
    () => false,
  );
  const { installing } = registration;
  if (installing) await settled(installing);
  if (registration.waiting) return 'ready';
  if (!registration.active) return 'not-kept';
  if (!isAnswered) return 'unreached';
  return installing?.state === 'redundant' ? 'incomplete' : 'newest';
}

function announceUpdate(): void {
  isUpdateReady = true;
  for (const call of updateReady) call();
}

/** Once a version is kept, it stays so: a newer one that cannot be had takes nothing away. */
function announceOffline(news: Offline): void {
  if (offline.kind === 'ready') return;
  offline = news;
  for (const call of offlineChanged) call(offline);
}

function settled(installing: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    installing.addEventListener('statechange', function look() {
      if (installing.state === 'installing') return;
      installing.removeEventListener('statechange', look);
      resolve();
    });
  });
}
