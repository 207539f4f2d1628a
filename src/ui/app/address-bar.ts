import type { Device } from './house.ts';

/** The address bar. What has no address of its own is told apart by what it shows. */
export class AddressBar {
  readonly #device: Pick<Device, 'pushAddress' | 'replaceAddress'>;
  /** What it says of what is on the screen. */
  shows = '';

  constructor(device: Pick<Device, 'pushAddress' | 'replaceAddress'>) {
    this.#device = device;
  }

  /** A new page, unless it is there already. */
  push(address: string, shows = address): void {
    if (shows !== this.shows) this.#device.pushAddress(address);
    this.shows = shows;
  }

  /** The same page, which has another address now. */
  replace(address: string): void {
    this.shows = address;
    this.#device.replaceAddress(address);
  }
}
