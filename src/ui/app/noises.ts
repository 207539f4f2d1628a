import type { Sound } from './sound.ts';

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
