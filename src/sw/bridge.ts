import { Workbox } from 'workbox-window';
import { trustOwnScripts } from './trusted-types.ts';

type Callback = () => void;

/** The page's side of the service worker. It never reloads by itself: an update waits for the player's word. */
const updateReady = new Set<Callback>();
const offlineReady = new Set<Callback>();
let worker: Workbox | undefined;
let registered: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);
let isUpdateReady = false;
let isOffline = false;
let isApplying = false;

/** Registers the worker. In a browser without one the app works all the same, only not offline. */
export function startServiceWorker(): void {
  trustOwnScripts(window);
  if (worker || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  worker = new Workbox(new URL('service-worker.js', document.baseURI).href);
  worker.addEventListener('waiting', announceUpdate);
  serviceWorker.addEventListener('controllerchange', () => {
    if (isApplying) location.reload();
    else if (isControlled) announceUpdate();
    isControlled = true;
  });
  registered = worker.register().catch(() => undefined);
  void serviceWorker.ready.then(() => {
    isOffline = true;
    for (const call of offlineReady) call();
  });
}

/** Calls back when a newer version lies ready: at once if it already does. */
export function onUpdateReady(callback: Callback): void {
  updateReady.add(callback);
  if (isUpdateReady) callback();
}

/** Calls back when every file is on this device: at once if they already are. */
export function onOfflineReady(callback: Callback): void {
  offlineReady.add(callback);
  if (isOffline) callback();
}

/** Puts the waiting version in place and loads the page anew; the address, and so the game, stays the same. */
export async function applyUpdate(): Promise<void> {
  isApplying = true;
  const registration = await registered;
  if (registration?.waiting) worker?.messageSkipWaiting();
  else location.reload();
}

/** Looks for a newer version now, as when a link from one arrives. Tells whether one lies ready; offline, none does. */
export async function checkForUpdate(): Promise<boolean> {
  const registration = await registered;
  if (!registration) return false;
  try {
    await registration.update();
  } catch {
    return registration.waiting !== null;
  }
  if (registration.installing) await settled(registration.installing);
  return registration.waiting !== null;
}

function announceUpdate(): void {
  isUpdateReady = true;
  for (const call of updateReady) call();
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
