/** What others have made and this app is made with: some of their packages, and the licence they all come under. */
export interface Licence {
  readonly packages: string;
  readonly text: string;
}

/** The file of all licences in what is published; while developing there is none. */
export const LICENCES = 'licences.txt';

/** Between two licences, on a line of its own. */
const RULE = `\n\n${'-'.repeat(72)}\n\n`;

export async function fetchLicences(): Promise<readonly Licence[]> {
  if (!import.meta.env.PROD) return [];
  const response = await fetch(LICENCES);
  if (!response.ok) throw new Error(`${LICENCES}: ${response.status}`);
  return readLicences(await response.text());
}

export function licencesText(licences: readonly Licence[]): string {
  return `${licences.map(({ packages, text }) => `${packages}\n\n${text}`).join(RULE)}\n`;
}

export function readLicences(file: string): Licence[] {
  return file.split(RULE).map((entry) => {
    const [packages = '', ...text] = entry.split('\n\n');
    return { packages, text: text.join('\n\n').trimEnd() };
  });
}
