/** A tone: its pitch in hertz. Tones of a sound follow one another. */
export type Tones = readonly number[];

/** A result is there. */
export const resultTones: Tones = [660];
/** An order has brought more than its stake. */
export const gainTones: Tones = [660, 880];

const toneSeconds = 0.14;
const loudness = 0.12;
/** Almost silent: an exponential ramp can't end at 0. */
const silence = 0.000_1;

let context: AudioContext | undefined;

/** Plays short tones where the browser can and lets a page be heard; elsewhere nothing happens. */
export function playTones(tones: Tones): void {
  if (globalThis.AudioContext === undefined) return;
  context ??= new AudioContext();
  const audio = context;
  // A page that nobody has touched yet may not be heard: the next result is.
  void audio.resume().catch(() => undefined);
  if (audio.state === 'closed') return;
  for (const [place, pitch] of tones.entries()) {
    const from = audio.currentTime + place * toneSeconds;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, from);
    volume.gain.exponentialRampToValueAtTime(silence, from + toneSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + toneSeconds);
  }
}
