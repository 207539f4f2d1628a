import type { Page } from '@playwright/test';

/** The version of the worker in charge of this page. */
export function workerVersion(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return new Promise<string>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      active?.postMessage({ type: 'VERSION' }, [port2]);
    });
  });
}

/** Lets the browser look for another version now, and tells what became of the one it found. */
export function lookForUpdate(page: Page): Promise<ServiceWorkerState> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing, waiting } = registration;
    const found = installing ?? waiting;
    if (!found) throw new Error('there is no other version');
    while (found.state === 'installing') {
      await new Promise((resolve) => found.addEventListener('statechange', resolve, { once: true }));
    }
    return found.state;
  });
}
