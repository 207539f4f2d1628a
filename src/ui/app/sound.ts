import { sessionOn } from './screen.ts';
import type { Session } from './session/session.ts';
import type { AppState } from './state.ts';

/** What the table sounds like: wood for a piece, paper for what is handed over, a bell for the end. */
export type Sound = 'piece' | 'paper' | 'bell';

/** As much of the app as can be heard. */
export type Audible = Pick<AppState, 'settings' | 'screen' | 'sheet'>;

/** What is heard when one scene follows another; nothing unless somebody has asked for sound. */
export function soundOf(before: Audible, after: Audible): Sound | undefined {
  if (!after.settings.sound) return undefined;
  if (!before.settings.sound) return 'piece';
  if (isHandedOver(after)) return isHandedOver(before) ? undefined : 'paper';
  if (after.screen.kind === 'end') return before.screen.kind === 'end' ? undefined : 'bell';
  return isMoved(sessionOn(before.screen), sessionOn(after.screen)) ? 'piece' : undefined;
}

function isHandedOver({ screen, sheet }: Audible): boolean {
  return screen.kind === 'curtain' || sheet === 'hand-over';
}

/** A piece was touched or moved, now or in a film. A table that is only just laid makes no sound. */
function isMoved(before: Session | undefined, after: Session | undefined): boolean {
  if (!before || !after || before.play.agreement.seed !== after.play.agreement.seed) return false;
  const isTouched = after.chosen !== undefined && after.chosen !== before.chosen;
  const isFilmed = after.isFilm && after.showing !== before.showing;
  return isTouched || isFilmed || after.play.answers.length !== before.play.answers.length;
}

let context: AudioContext | undefined;

/** Makes a sound, where the browser can and after somebody has touched the page: before that, browsers refuse. */
export function makeSound(sound: Sound): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context);
}

/** Each sound, struck from nothing: pitches in hertz, lengths in seconds. */
const SOUNDS: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  piece(at) {
    strike(at, 1340, 0.1, 0.03);
    strike(at, 520, 0.22, 0.07);
  },
  paper(at) {
    rustle(at, 0.22);
  },
  bell(at) {
    strike(at, 784, 0.12, 1.2);
    strike(at, 1175, 0.08, 0.9);
    strike(at, 2093, 0.03, 0.5);
  },
};

/** Something hard is struck and dies away. */
function strike(at: AudioContext, pitch: number, loudness: number, length: number): void {
  const tone = new OscillatorNode(at, { frequency: pitch });
  tone.connect(fading(at, loudness, length));
  tone.start();
  tone.stop(at.currentTime + length);
}

/** Paper slides over paper: noise without its low and its shrill part. */
function rustle(at: AudioContext, length: number): void {
  const buffer = new AudioBuffer({ length: Math.ceil(at.sampleRate * length), sampleRate: at.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.sin(i * 12.9898) * 43_758.5453) % 1;
  const paper = new BiquadFilterNode(at, { type: 'bandpass', frequency: 3200, Q: 0.8 });
  const noise = new AudioBufferSourceNode(at, { buffer });
  noise.connect(paper).connect(fading(at, 0.12, length));
  noise.start();
}

/** A volume that falls to silence, on its way to the loudspeaker. */
function fading(at: AudioContext, loudness: number, length: number): AudioNode {
  const volume = new GainNode(at);
  volume.gain.setValueAtTime(loudness, at.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + length);
  volume.connect(at.destination);
  return volume;
}
