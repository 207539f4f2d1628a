import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Language } from '../language/language.ts';
import { pageWords } from './page-words.ts';

/** The games on the shelf. They are named here once more because the build needs them before it can load anything. */
const TITLES = [
  { id: 'energy-empire', name: 'Energy Empire' },
  { id: 'empire-engine', name: 'Empire Engine' },
  { id: 'co2', name: 'CO₂' },
] as const;

const APP = 'Carbon Copy';

/** The app as a phone or desktop sees it once installed. Addresses are relative, like everything in the build. */
export function webManifest(language: Language): Partial<ManifestOptions> {
  const { description, manifest: says } = pageWords[language];
  return {
    id: './',
    name: APP,
    short_name: APP,
    description,
    lang: language,
    dir: 'ltr',
    categories: ['games', 'entertainment'],
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: '#14202b',
    background_color: '#e3e9e6',
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
    screenshots: [
      {
        src: 'screenshots/desktop.png',
        sizes: '1440x900',
        type: 'image/png',
        form_factor: 'wide',
        label: says.shelf,
      },
      {
        src: 'screenshots/phone.png',
        sizes: '780x1688',
        type: 'image/png',
        form_factor: 'narrow',
        label: says.onPhone(TITLES[0].name),
      },
    ],
    shortcuts: TITLES.map(({ id, name }) => ({
      name: says.newGame(name),
      short_name: name,
      url: `./?new=${id}`,
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    /** A link tapped while the app is open lands in the window that is already there. */
    launch_handler: { client_mode: 'navigate-existing' },
    /** A link shared to the app from a chat arrives as `?share=…`; see `launch.ts`. */
    share_target: {
      action: './',
      method: 'GET',
      params: { title: 'share-title', text: 'share', url: 'share-url' },
    },
  };
}
