import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/ask.ts';
import { type IconName, icon } from '../kit/icon.ts';
import './claim-button.ts';
import { readOn } from './history.ts';
import type { FrameRequest, Reading, Situation, TableModel } from './model.ts';
import { words } from './words.ts';

/** What is printed on a slip. */
export interface Slip {
  /** Canary where somebody here has to act; white where others do, or nobody; mint at the end. */
  readonly stock?: 'white' | 'mint';
  /** Whom it is about. */
  readonly seat?: Seat | undefined;
  /** What stands on its stub instead of whom it is about. */
  readonly stub?: TemplateResult;
  readonly step?: string | undefined;
  readonly sentence: string;
  readonly help?: string | undefined;
  /** Whoever lays the slip tells more about it. */
  readonly isTold?: boolean;
  /** It shows that something goes on. */
  readonly isBusy?: boolean;
  readonly why?: string | undefined;
  /** What the option looked at would mean. */
  readonly ahead?: TemplateResult | typeof nothing;
  readonly body?: TemplateResult | undefined;
  /** The way to the list of all options, where only some are named. */
  readonly all?: TemplateResult | undefined;
  /** What is pressed last. */
  readonly last?: TemplateResult;
}

/** Makes a button ask the app for something. */
type Asking = (request: FrameRequest) => () => void;

export const nameOf = ({ offers }: TableModel, seat: Seat): string => offers.speaker.name(seat);

/** The slip while nothing is to be decided here: hand over, wait, look at the past, or read the end. */
export function situationSlip(
  model: TableModel,
  situation: Exclude<Situation, { kind: 'decide' }>,
  asks: Asking,
): Slip {
  switch (situation.kind) {
    case 'hand-over':
      return handOver(model, situation.to, asks);
    case 'wait':
      return wait(model, situation, asks);
    case 'think':
      return {
        stock: 'white',
        seat: situation.seat,
        sentence: words.wait.thinks(nameOf(model, situation.seat)),
        help: words.wait.thinksHelp,
        isBusy: true,
      };
    case 'past':
      return past(model, situation, asks);
    case 'over':
      return over(situation.headline, asks);
  }
}

function handOver(model: TableModel, to: readonly Seat[], asks: Asking): Slip {
  const hasMoved = model.undo.kind !== 'nothing';
  const label = words.handOver.to(to.map((seat) => nameOf(model, seat)));
  return {
    seat: model.viewer === 'spectator' ? undefined : model.viewer,
    sentence: hasMoved ? words.handOver.done : words.handOver.begin,
    help: hasMoved ? words.handOver.help : words.handOver.beginHelp,
    body: actions(
      html`<button class="button primary big" @click=${asks({ do: 'hand-over' })}>${icon('share')}${label}</button>`,
    ),
  };
}

function wait(
  model: TableModel,
  { for: seat, canClaim, prompt }: Extract<Situation, { kind: 'wait' }>,
  asks: Asking,
): Slip {
  const name = nameOf(model, seat);
  return {
    stock: 'white',
    seat,
    sentence: words.wait.decides(name, prompt),
    help: words.wait.help,
    body: actions(
      action(words.wait.watch, 'play', asks({ do: 'film', from: undefined })),
      action(words.wait.remind, 'share', asks({ do: 'remind' })),
      canClaim ? html`<claim-button .seat=${seat} name=${name}></claim-button>` : nothing,
    ),
  };
}

function past(model: TableModel, { turn, isFilm, reading }: Extract<Situation, { kind: 'past' }>, asks: Asking): Slip {
  if (reading) return read(model, reading, asks);
  const move = model.showing === undefined ? undefined : model.moves[model.showing];
  const which = isFilm ? words.past.film(turn) : words.past.looking(turn);
  return {
    stock: 'white',
    seat: move?.line.seat,
    isTold: isFilm,
    ...(move ? { step: which, sentence: move.text } : { sentence: which }),
    body: isFilm
      ? actions(
          action(words.past.pause, 'pause', asks({ do: 'show', move: model.showing })),
          action(words.past.skip, 'next', asks({ do: 'skip-film' })),
          action(words.past.next, 'chevron', asks(readOn(model)), 'primary'),
        )
      : actions(
          action(words.past.playOn, 'play', asks({ do: 'film', from: model.showing })),
          action(words.past.back, 'next', asks({ do: 'show', move: undefined }), 'primary'),
        ),
  };
}

/** Somebody whom nobody plays has moved: step by step, at the reader's own pace. */
function read({ showing = 0, moves }: TableModel, { heading, step, of }: Reading, asks: Asking): Slip {
  const isLast = step === of;
  return {
    stock: 'white',
    step: words.past.reading(heading, step, of),
    sentence: moves[showing]?.text ?? '',
    body: actions(
      isLast ? nothing : action(words.past.skip, 'next', asks({ do: 'skip-film' })),
      action(isLast ? words.past.done : words.past.next, 'chevron', asks(readOn({ showing, moves })), 'primary'),
    ),
  };
}

function over(headline: string, asks: Asking): Slip {
  return {
    stock: 'mint',
    sentence: headline,
    help: words.over.help,
    body: actions(
      action(words.wait.watch, 'play', asks({ do: 'film', from: 0 })),
      action(words.over.rematch, 'turn', asks({ do: 'rematch' })),
      action(words.over.endPage, 'medal', asks({ do: 'end-page' }), 'primary'),
    ),
  };
}

const actions = (...all: readonly (TemplateResult | typeof nothing)[]): TemplateResult =>
  html`<div class="options actions">${all}</div>`;

const action = (label: string, name: IconName, press: () => void, look = ''): TemplateResult =>
  html`<button class="button ${look}" @click=${press}>${icon(name)}${label}</button>`;
