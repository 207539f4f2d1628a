import type { Import, Source } from './sources.ts';

/** A rule of the house: given every source, the complaints. */
export type HouseRule = (sources: readonly Source[]) => string[];

const MOST_LINES = 300;
const MOST_CASTS = 30;

/** Tests, and what helps them in a folder `testing`. */
const isTest = ({ file }: Pick<Source, 'file'>): boolean => /\.test\.ts$|\/testing\//.test(file);

/** Of which game a file is, and which half of it. */
function placeOf(file: string): { readonly game: string; readonly half: string } | undefined {
  const [, game, half = ''] = /^src\/games\/([^/]+)\/(?:(rules|table)\/)?/.exec(file) ?? [];
  return game === undefined ? undefined : { game, half };
}

/** Complains about every import of production code that a test of the import calls wrong. */
function imports(isWrong: (source: Source, imported: Import) => boolean): HouseRule {
  return (sources) =>
    sources
      .filter((source) => !isTest(source))
      .flatMap((source) =>
        source.imports
          .filter((imported) => isWrong(source, imported))
          .map((imported) => `${source.file} imports ${imported.from}`),
      );
}

function globals(forbidden: readonly string[], isFree: (source: Source) => boolean): HouseRule {
  const names = forbidden.flatMap((name) => [name, ...['window', 'globalThis', 'self'].map((it) => `${it}.${name}`)]);
  return (sources) =>
    sources
      .filter((source) => !isTest(source) && !isFree(source))
      .flatMap((source) =>
        names.filter((name) => source.globals.has(name)).map((name) => `${source.file} uses ${name}`),
      );
}

/** The engine knows no game, no screen, no link and no store. */
export const engineStandsAlone = imports(
  ({ file }, { from }) =>
    file.startsWith('src/engine/') && !from.startsWith('src/engine/') && !from.startsWith('@noble/hashes/'),
);

/** Rules know the engine and themselves: no screen, no library, no other game. */
export const rulesKnowNoScreen = imports(({ file }, { from }) => {
  const place = placeOf(file);
  if (place?.half !== 'rules') return false;
  return !from.startsWith('src/engine/') && !from.startsWith(`src/games/${place.game}/rules/`);
});

/** What a table may take from its own rules besides types: printed tables, cards, names of things, and words. */
const PRINTED = /\/rules\/(?:.*\/)?(?:tables(?:\.ts$|\/)|cards\/|refs\.ts$|vocabulary\.ts$|words)/;

/** A table draws; nothing it imports from the rules could change a state. */
export const tablesKnowNoRule = imports(({ file }, { from, isType }) => {
  const own = placeOf(file);
  const other = placeOf(from);
  return own?.half === 'table' && other?.half === 'rules' && !isType && !PRINTED.test(from);
});

/** What a message is called wherever an ask, an option, a refusal or an event holds one. */
const MESSAGES = ['say', 'short', 'detail', 'confirm', 'prompt', 'step', 'help', 'reason', 'instead', 'message'];

/** Words are for people: a table or a lesson that looks into a message would be a second rulebook. */
export const onlySpeakersLookIntoMessages: HouseRule = (sources) =>
  sources
    .filter((source) => !isTest(source) && /^src\/games\/[^/]+\/(?:table\/|lessons\.ts$)/.test(source.file))
    .flatMap(({ file, reads }) =>
      MESSAGES.flatMap((message) => ['key', 'with'].map((part) => `${message}.${part}`))
        .filter((read) => reads.has(read))
        .map((read) => `${file} reads ${read}`),
    );

/** A game can be taken off the shelf without another noticing. */
export const gamesStandApart = imports(({ file }, { from }) => {
  const own = placeOf(file);
  const other = placeOf(from);
  return own !== undefined && other !== undefined && own.game !== other.game;
});

/** What is played needs nothing that is only tested with. */
export const testsStayOutside = imports((_, { from }) => isTest({ file: from }));

/** Where games are named: the shelf of boxes, and that of the players. */
const SHELVES = ['src/games/index.ts', 'src/games/players.ts'];

/** Only a shelf names games; everything else meets them as a `Box` or as `Players`. */
export const onlyTheShelfNamesGames = imports(
  ({ file }, { from }) => placeOf(file) === undefined && placeOf(from) !== undefined && !SHELVES.includes(file),
);

const isPlayer = ({ file }: Pick<Source, 'file'>): boolean => /^src\/(?:players|games\/[^/]+\/player)\//.test(file);

/** Players run in a worker: they know the engine, their own rules and nothing that is drawn. */
export const playersKnowNoScreen = imports(({ file }, { from }) => {
  if (!isPlayer({ file }) || isPlayer({ file: from })) return false;
  return !from.startsWith('src/engine/') && placeOf(from)?.half !== 'rules';
});

/** Every device thinks alike: none of this need come out the same in two browsers. */
export const playersReckonAlike = globals(
  ['exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'cbrt', 'hypot', 'sin', 'cos', 'tan', 'tanh'].map(
    (name) => `Math.${name}`,
  ),
  (source) => !isPlayer(source),
);

/** Everything that can differ between two machines: chance, clock, memory, network. */
export const worldStaysOutside = globals(
  [
    ...['Math.random', 'crypto', 'Date', 'performance'],
    ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'RTCPeerConnection'],
  ],
  ({ file }) => /^src\/(?:store\/|sw\/|main\.ts$)/.test(file),
);

/** Rules and engine run in a worker, in a test, anywhere. */
export const rulesNeedNoBrowser = globals(
  [
    ...['window', 'document', 'navigator', 'location', 'customElements', 'HTMLElement', 'SVGElement', 'Element'],
    ...['requestAnimationFrame', 'setTimeout', 'setInterval', 'alert', 'Worker'],
  ],
  ({ file }) => !file.startsWith('src/engine/') && placeOf(file)?.half !== 'rules',
);

export const filesAreShort: HouseRule = (sources) =>
  sources.filter(({ lines }) => lines > MOST_LINES).map(({ file, lines }) => `${file} has ${lines} lines`);

export const nothingIsAny: HouseRule = (sources) =>
  sources.filter(({ usesAny }) => usesAny).map(({ file }) => `${file} uses any`);

/** A cast hides a mistake from the compiler. A few stand where the language knows no better; none where meaning is drawn. */
export const castsAreFew: HouseRule = (sources) => {
  const casting = sources.filter((source) => !isTest(source) && source.casts > 0);
  const all = casting.reduce((sum, { casts }) => sum + casts, 0);
  const complaints = all > MOST_CASTS ? casting : casting.filter(({ file }) => placeOf(file)?.half === 'table');
  return complaints.map(({ file, casts }) => `${file} has ${casts} of ${all} casts`);
};

/** No module waits, by way of others, for itself. Types are gone by then, and lazy imports come later. */
export const noCycles: HouseRule = (sources) => {
  const needs = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.filter(({ isType, isLazy }) => !isType && !isLazy).map(({ from }) => from),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) cycles.push([...trail.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const needed of needs.get(file) ?? []) visit(needed, [...trail, file]);
    done.add(file);
  };
  for (const file of needs.keys()) visit(file, []);
  return cycles;
};
