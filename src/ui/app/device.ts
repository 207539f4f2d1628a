import type { Reply, Request } from '../../players/work.ts';

/** What the app needs of the browser it runs in, besides the store. Each part may be missing; nothing here throws. */

/** The page's own address, without a game. */
export function baseAddress(): string {
  return location.href.replace(/[?#].*$/, '');
}

/** Writes the address bar without a new entry in the browser's history. */
export function replaceAddress(hash: string): void {
  history.replaceState(history.state, '', `${location.pathname}${hash ? `#${hash}` : ''}`);
}

/** What an entry in the browser's history says if the one before it is ours, too. */
const OURS = 'ours';

/** Writes the address bar as a new page, so that Back leads here. */
export function pushAddress(hash: string): void {
  history.pushState(OURS, '', `${location.pathname}${hash ? `#${hash}` : ''}`);
}

/** Goes back to the page before, unless that is somebody else's or there is none, as behind a bookmark. */
export function goBack(): boolean {
  const isOurs = history.state === OURS;
  if (isOurs) history.back();
  return isOurs;
}

/** Somebody thinking beside the page. */
export interface Thought {
  readonly reply: Promise<Reply>;
  /** Ends it; then no reply comes. */
  stop(): void;
}

/** Has a worker of its own think about a game, so that the page never waits for it. */
export function think(request: Request): Thought {
  const worker = new Worker(new URL('../../games/player-worker.ts', import.meta.url), { type: 'module' });
  const reply = new Promise<Reply>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'a computer player did not load')));
  }).finally(() => worker.terminate());
  worker.postMessage(request);
  return { reply, stop: () => worker.terminate() };
}

export function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Does something once there is nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 2000);
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export async function pasteText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

export function canPaste(): boolean {
  return typeof navigator.clipboard?.readText === 'function';
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet. Somebody who closes it has simply changed their mind. */
export async function shareText(title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title, text });
    return true;
  } catch {
    return false;
  }
}

/** A mail program on Windows silently fails near two thousand characters after percent-encoding. */
const LONGEST_MAIL = 1800;

export function mailAddress(subject: string, body: string): string | undefined {
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return address.length <= LONGEST_MAIL ? address : undefined;
}

/** Opens the mail program with a message begun. */
export function openMail(address: string): void {
  location.href = address;
}

/** Offers text as a file to keep. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/plain' }));
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export async function shareFile(name: string, blob: Blob): Promise<boolean> {
  const files = [new File([blob], name, { type: blob.type })];
  if (!navigator.canShare?.({ files })) return false;
  try {
    await navigator.share({ files });
    return true;
  } catch {
    return false;
  }
}

interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare const BarcodeDetector: { new (options: { formats: string[] }): BarcodeDetector } | undefined;

export function canScan(): boolean {
  return typeof BarcodeDetector !== 'undefined' && navigator.mediaDevices !== undefined;
}

export type Camera = {
  readonly stream: MediaStream;
  read(video: HTMLVideoElement): Promise<string | undefined>;
  stop(): void;
};

/** Turns the camera on, if the person allows it. */
export async function openCamera(): Promise<Camera | undefined> {
  if (typeof BarcodeDetector === 'undefined') return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    return {
      stream,
      read: async (video) => (await detector.detect(video))[0]?.rawValue,
      stop: () => {
        for (const track of stream.getTracks()) track.stop();
      },
    };
  } catch {
    return undefined;
  }
}
