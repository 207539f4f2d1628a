import { html, nothing, type TemplateResult } from 'lit';
import type { Option } from '../../../../engine/ask.ts';
import type { RefOf } from '../../../../engine/lexicon.ts';
import { isKind } from '../../../../engine/lexicon.ts';
import { type IconName, icon } from '../../../../ui/kit/icon.ts';
import { pick } from '../../../../ui/kit/pick.ts';
import type { EnergyEmpire, Ref } from '../../rules/lexicon.ts';
import { refs } from '../../rules/refs.ts';
import { DICE } from '../../rules/tables.ts';
import type { Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { die } from './dice.ts';
import { glyphs } from './glyphs.ts';
import { pawn } from './pawn.ts';

/** A button looks the same on the table and on the slip. */
export const BUTTON_ICONS: Readonly<Partial<Record<string, IconName>>> = {
  'button:generate': 'die',
  'button:roll': 'die',
  'button:done': 'check',
  'button:decline': 'close',
  'button:back': 'close',
  'button:discard': 'close',
  'button:discard-tile': 'medal',
};

type Offered = Pick<Option<EnergyEmpire>, 'ref' | 'say' | 'detail' | 'face'>;

/** What an option looks like, when it has no place of its own on the table. */
export function optionFace(
  { ref, face = [] }: Pick<Offered, 'ref' | 'face'>,
  scene: Scene,
): TemplateResult | typeof nothing {
  if (isKind(ref, 'plank')) {
    const [, workers, energy] = ref.split(':').map(Number);
    return html`<span class="tokens">${Array.from({ length: workers ?? 0 }, () => pawn(scene.home))}${Array.from({ length: energy ?? 0 }, () => icon('energy'))}</span>`;
  }
  if (isKind(ref, 'pay', 'effect', 'trade')) return glyphs(face);
  if (isKind(ref, 'supply')) return html`${DICE.filter((kind) => ref === refs.supply(kind)).map((kind) => die(kind))}`;
  const isUsed = ref === 'nation' || ref === 'espionage' || isKind(ref, 'structure', 'megastructure', 'nation');
  if (isUsed || isKind(ref, 'location')) return pawn(scene.home);
  const name = BUTTON_ICONS[ref];
  return name ? icon(name) : nothing;
}

/** One option as a chip: its icons and, unless they say it all, its words. */
export function chip(scene: Scene, option: Offered): TemplateResult {
  const { offers } = scene;
  const isPlain = isKind(option.ref, 'trade', 'pay');
  const text = isPlain
    ? nothing
    : html`<span class="words">${texts.begin(offers.speaker.say(option.say))}${detailOf(scene, option)}</span>`;
  return html`<button class="button chip" ${pick(offers, option.ref)}>${optionFace(option, scene)}${text}</button>`;
}

function detailOf({ offers }: Scene, { ref, detail, face = [] }: Offered): TemplateResult | typeof nothing {
  if (isKind(ref, 'supply')) return html`<small>${glyphs(face)}</small>`;
  return detail ? html`<small>${offers.speaker.say(detail)}</small>` : nothing;
}

/** Every option of the ask that starts like this, open or closed, as chips. */
export function chips(
  scene: Scene,
  isWanted: (ref: RefOf<EnergyEmpire>) => boolean = () => true,
): TemplateResult | typeof nothing {
  const { ask } = scene.offers;
  if (!ask) return nothing;
  const shown = [...ask.options, ...ask.refused].filter(({ ref }) => isWanted(ref));
  return shown.length === 0 ? nothing : html`<div class="chips">${shown.map((option) => chip(scene, option))}</div>`;
}

/** The slip has room for whole sentences; on the table one word does. */
function buttonText(ref: Ref): string | undefined {
  const buttons: Readonly<Partial<Record<Ref, string>>> = texts.buttons;
  return buttons[ref];
}

/** A button of the slip that also lies on the table, where it belongs. */
export function tableButton(scene: Scene, ref: Ref): TemplateResult | typeof nothing {
  const { offers } = scene;
  const option = [...(offers.ask?.options ?? []), ...(offers.ask?.refused ?? [])].find((one) => one.ref === ref);
  if (!option) return nothing;
  return html`<button class="button chip" ${pick(offers, ref)}>${optionFace(option, scene)}<span class="words">${buttonText(ref) ?? offers.speaker.say(option.say)}</span></button>`;
}
