import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Everything styles are written in, by file. */
const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }));

const everything = styles.map(({ text }) => text).join('\n');

/** A size in pixels where a step of the scale belongs. Display type, larger than any step, is drawn for its one place. */
const PLAIN_SIZE = /font(?:-size)?: (?:[a-z\d]+ )*([\d.]+)px(?=[; ])/g;
const LARGEST_STEP = 64;

describe('the scale', () => {
  it('is what every size of type comes from', () => {
    const strays = styles.flatMap(({ file, text }) =>
      [...text.matchAll(PLAIN_SIZE)]
        .filter(([, size]) => Number(size) <= LARGEST_STEP)
        .map(([found]) => `${file} has ${found}`),
    );
    expect(strays).toEqual([]);
  });

  it('has no step, colour or duration that nothing uses', () => {
    const declared = [
      ...new Set(
        styles
          .filter(({ file }) => file.endsWith('tokens.css'))
          .flatMap(({ text }) => [...text.matchAll(/^ {2}(--[\w-]+):/gm)].flatMap(([, name]) => name ?? [])),
      ),
    ];
    expect(declared.length).toBeGreaterThan(50);
    // Seats and resources are looked up by number or name: `--s${seat}`, `--ee-${type}`.
    const isUsed = (name: string): boolean =>
      everything.includes(`var(${name})`) ||
      everything.includes(`var(${name},`) ||
      everything.includes(`'${name}'`) ||
      /^--(?:s\d|ee-(?:gov|ind|com)|co2-(?:forestation|solar|fusion|biomass|recycling))/.test(name);
    expect(declared.filter((name) => !isUsed(name))).toEqual([]);
  });
});
