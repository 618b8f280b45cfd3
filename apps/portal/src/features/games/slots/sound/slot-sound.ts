import type { SlotTheme } from '@baize/games';
import { type Instrument, instruments } from './instruments.ts';

export type Cue =
  | 'start'
  | 'stop'
  | 'scatter'
  | 'eager'
  | 'smallWin'
  | 'win'
  | 'bigWin'
  | 'tumble'
  | 'multiply'
  | 'feature'
  | 'jackpot';

export type SlotSound = { play(cue: Cue, step?: number): void; close(): void };

const KEYS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
const MIDDLE_C = 261.63;

/** The band of one slot: its instrument, its key, its tempo. Made of waves; nothing is loaded. */
export function openSlotSound({ set, key, tempo }: SlotTheme['sound']): SlotSound {
  const context = new AudioContext();
  const master = new GainNode(context, { gain: 0.26 });
  const squeeze = new DynamicsCompressorNode(context);
  master.connect(squeeze).connect(context.destination);
  const band: Band = {
    context,
    master,
    instrument: instruments[set] ?? instruments.arcade!,
    root: Math.max(0, KEYS.indexOf(key)),
    beat: 60 / tempo,
    hiss: noise(context),
  };
  return {
    play(cue, step = 0) {
      if (context.state === 'suspended') void context.resume();
      cues[cue](band, step);
    },
    close: () => void context.close(),
  };
}

type Band = {
  context: AudioContext;
  master: GainNode;
  instrument: Instrument;
  root: number;
  beat: number;
  hiss: AudioBuffer;
};

const cues: Record<Cue, (band: Band, step: number) => void> = {
  start: (band) => rush(band, 0.22, 0.1),
  stop: (band, column) => thud(band, 1 + column * 0.045),
  scatter: (band, count) => phrase(band, [count * 2, count * 2 + 2], 0.35, 0.7),
  eager: (band, column) =>
    phrase(
      band,
      times(9, (i) => column + i),
      0.3,
      0.3,
    ),
  smallWin: (band) => phrase(band, [2], 0.5, 0.35),
  win: (band, wins) => phrase(band, [0, 2, 4, ...(wins > 2 ? [6, 7] : [])], 0.4, 0.6),
  bigWin: (band, tier) => {
    phrase(band, [0, 2, 4, 7, 4, 7, 9, 11].concat(times(tier * 4, (i) => 7 + (i % 5))), 0.5, 0.8);
    phrase(
      band,
      times(tier * 3 + 4, (i) => -7 + (i % 2) * 3),
      1,
      0.6,
    );
  },
  tumble: (band) => {
    rush(band, 0.14, 0.06);
    thud(band, 1.25);
  },
  multiply: (band, by) =>
    phrase(
      band,
      times(Math.min(9, 3 + Math.floor(by / 4)), (i) => i + 2),
      0.25,
      0.6,
    ),
  feature: (band) => {
    phrase(band, [0, 4, 7, 11, 9, 7, 11, 14], 0.5, 0.8);
    phrase(band, [-7, -7, -3, -3], 1, 0.7);
  },
  jackpot: (band) => {
    phrase(
      band,
      times(24, (i) => [0, 4, 7, 9, 11, 14][i % 6]! + (i > 11 ? 2 : 0)),
      0.4,
      0.8,
    );
    phrase(
      band,
      times(10, (i) => -7 + (i % 3) * 2),
      1,
      0.7,
    );
  },
};

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Steps of the scale, one after another; `beats` is the length of each. */
function phrase(band: Band, steps: readonly number[], beats: number, loud: number): void {
  const at = band.context.currentTime + 0.01;
  const apart = Math.min(0.34, band.beat * beats * 0.5);
  steps.forEach((step, i) => {
    note(band, step, at + i * apart, loud);
  });
}

function pitchOf({ instrument, root }: Band, step: number): number {
  const { scale, from } = instrument;
  const octave = Math.floor(step / scale.length);
  const degree = scale[step - octave * scale.length]!;
  return MIDDLE_C * 2 ** ((root + from + degree) / 12 + octave - (root + from > 11 ? 1 : 0));
}

function note(band: Band, step: number, at: number, loud: number): void {
  const { context, master, instrument } = band;
  const { waves, attackMs, decayMs, cutHz = 9000, vibrato } = instrument;
  const until = at + (attackMs + decayMs) / 1000;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * 0.5, at + attackMs / 1000);
  gain.gain.exponentialRampToValueAtTime(0.0001, until);
  const dull = new BiquadFilterNode(context, { type: 'lowpass', frequency: cutHz });
  gain.connect(dull).connect(master);
  const hz = pitchOf(band, step);
  for (const [type, ratio, share] of waves) {
    const voice = new OscillatorNode(context, { type, frequency: hz * ratio });
    if (vibrato) voice.detune.setValueCurveAtTime(waver(vibrato), at, (attackMs + decayMs) / 1000);
    const part = new GainNode(context, { gain: share });
    voice.connect(part).connect(gain);
    voice.start(at);
    voice.stop(until + 0.02);
  }
}

/** Cents above and below the note. */
const waver = (depth: number): Float32Array =>
  Float32Array.from({ length: 48 }, (_, i) => Math.sin(i * 0.9) * depth * 2 * (i / 48));

function thud(band: Band, pitch: number): void {
  const { context, master, instrument } = band;
  const { hz, toHz, ms, noise: rough } = instrument.thud;
  const at = context.currentTime;
  const until = at + ms / 1000;
  const voice = new OscillatorNode(context, { type: 'sine', frequency: hz * pitch });
  voice.frequency.exponentialRampToValueAtTime(toHz * pitch, until);
  const gain = new GainNode(context, { gain: 0.7 });
  gain.gain.exponentialRampToValueAtTime(0.0001, until);
  voice.connect(gain).connect(master);
  voice.start(at);
  voice.stop(until);
  if (rough > 0) rush(band, ms / 1000, rough * 0.6);
}

function rush({ context, master, hiss }: Band, seconds: number, loud: number): void {
  const at = context.currentTime;
  const source = new AudioBufferSourceNode(context, { buffer: hiss });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: 900, Q: 0.7 });
  const gain = new GainNode(context, { gain: loud });
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(band).connect(gain).connect(master);
  source.start(at);
  source.stop(at + seconds);
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let i = 0; i < samples.length; i += 1) {
    state = (state * 16_807) % 2_147_483_647;
    samples[i] = (state / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}
