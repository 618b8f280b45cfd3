export type SoundName = 'tap' | 'tick' | 'place' | 'reveal' | 'stop' | 'win' | 'bigWin' | 'lose';
/** `pitch` 1 is as written; steps of a climb rise with it. */
export type PlaySound = (name: SoundName, pitch?: number) => void;

type Note = {
  hz: number;
  atMs?: number;
  ms: number;
  wave?: OscillatorType;
  loud?: number;
  toHz?: number;
};

/** Every sound of the house is a few notes, made here. */
const NOTES: Record<SoundName, readonly Note[]> = {
  tap: [{ hz: 520, ms: 40, wave: 'triangle', loud: 0.25 }],
  tick: [{ hz: 1150, ms: 22, wave: 'square', loud: 0.07 }],
  place: [
    { hz: 240, ms: 60, wave: 'triangle', loud: 0.4, toHz: 170 },
    { hz: 2100, ms: 18, wave: 'square', loud: 0.05 },
  ],
  reveal: [
    { hz: 620, ms: 90, wave: 'sine', loud: 0.3 },
    { hz: 930, atMs: 50, ms: 130, wave: 'sine', loud: 0.22 },
  ],
  stop: [{ hz: 150, ms: 90, wave: 'triangle', loud: 0.5, toHz: 95 }],
  win: [
    { hz: 523, ms: 120, wave: 'triangle', loud: 0.3 },
    { hz: 659, atMs: 90, ms: 120, wave: 'triangle', loud: 0.3 },
    { hz: 784, atMs: 180, ms: 260, wave: 'triangle', loud: 0.32 },
  ],
  bigWin: [523, 659, 784, 1047, 1319, 1568].map((hz, i) => ({
    hz,
    atMs: i * 95,
    ms: 320,
    wave: 'triangle' as const,
    loud: 0.3,
  })),
  lose: [{ hz: 210, ms: 170, wave: 'sine', loud: 0.22, toHz: 140 }],
};

export type Instrument = {
  play: PlaySound;
  /** Makes what was heard last ready to be heard again, for whoever has the time before it is. */
  makeReady: () => void;
};

/** A sound with its pitch. */
export type Sounding = readonly [name: SoundName, pitch: number];

const LOUDEST = 0.7;
const MAX_KEPT = 40;
const TAIL_MS = 20;
/** To lay a sound out takes a frame, so no two share one. */
const LAY_OUT_EVERY_MS = 150;

/**
 * Opens the instrument; browsers let it sound only after a tap of the player. `volume` is from 0 to 1. What is
 * named in `ahead` is laid out before it is first heard, because then there is much else to do.
 */
export function openSound(volume: () => number, ahead: readonly Sounding[] = []): Instrument {
  const context = new AudioContext();
  const master = new GainNode(context, { gain: 0 });
  master.connect(context.destination);
  const kept = new Map<string, AudioBuffer | undefined>();
  const voices = openVoices(context, master);
  const layOut = async (name: SoundName, pitch: number) => {
    kept.set(keyOf(name, pitch), undefined);
    const sound = await render(name, pitch, context.sampleRate);
    kept.set(keyOf(name, pitch), sound);
    return sound;
  };
  for (const [at, [name, pitch]] of ahead.entries()) {
    setTimeout(
      () => kept.has(keyOf(name, pitch)) || void layOut(name, pitch),
      LAY_OUT_EVERY_MS * (at + 1),
    );
  }
  let loud = 0;
  // It tells when it falls asleep; to ask it costs a part of each sound.
  let isAsleep = context.state === 'suspended';
  context.onstatechange = () => {
    isAsleep = context.state === 'suspended';
  };
  const play: PlaySound = (name, pitch = 1) => {
    // To set it costs as much as a sound, also where it stays as it was.
    if (volume() !== loud) {
      loud = volume();
      master.gain.value = LOUDEST * loud;
    }
    if (isAsleep) void context.resume();
    const key = keyOf(name, pitch);
    const known = kept.get(key);
    if (known) return voices.play(known);
    if (kept.has(key)) return;
    if (kept.size < MAX_KEPT) return void layOut(name, pitch).then(voices.play);
    for (const note of NOTES[name]) playNote(context, master, note, pitch);
  };
  return { play, makeReady: voices.makeReady };
}

const keyOf = (name: SoundName, pitch: number): string => `${name} ${pitch}`;

/** A sound is laid out once, and played as a whole from then on: a shot is heard seven times a second. */
async function render(name: SoundName, pitch: number, sampleRate: number): Promise<AudioBuffer> {
  const endMs = Math.max(...NOTES[name].map(({ atMs = 0, ms }) => atMs + ms)) + TAIL_MS;
  const frames = Math.ceil((endMs / 1000) * sampleRate);
  const desk = new OfflineAudioContext(1, frames, sampleRate);
  for (const note of NOTES[name]) playNote(desk, desk.destination, note, pitch);
  return desk.startRendering();
}

/** A voice sounds once, and to make one takes longer than to start it. */
function openVoices(context: AudioContext, out: AudioNode) {
  let ready: { sound: AudioBuffer; voice: AudioBufferSourceNode } | undefined;
  let last: AudioBuffer | undefined;
  const make = (sound: AudioBuffer) => {
    const voice = new AudioBufferSourceNode(context, { buffer: sound });
    voice.connect(out);
    return voice;
  };
  return {
    play(sound: AudioBuffer): void {
      const voice = ready?.sound === sound ? ready.voice : make(sound);
      if (voice === ready?.voice) ready = undefined;
      voice.start();
      last = sound;
    },
    makeReady(): void {
      if (last && ready?.sound !== last) ready = { sound: last, voice: make(last) };
    },
  };
}

function playNote(context: BaseAudioContext, out: AudioNode, note: Note, pitch: number): void {
  const { hz, atMs = 0, ms, wave = 'sine', loud = 0.3, toHz = hz } = note;
  const from = context.currentTime + atMs / 1000;
  const until = from + ms / 1000;
  const voice = new OscillatorNode(context, { type: wave, frequency: hz * pitch });
  voice.frequency.setValueAtTime(hz * pitch, from);
  voice.frequency.exponentialRampToValueAtTime(toHz * pitch, until);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, until);
  voice.connect(gain).connect(out);
  voice.start(from);
  voice.stop(until + TAIL_MS / 1000);
}
