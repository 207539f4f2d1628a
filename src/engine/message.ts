import { isQuiet } from './quiet.ts';

/**
 * Words live apart from rules: a rule says *what* is meant, one `words.<language>.ts` per game says *how*.
 * A message is a key and the facts that belong to it; it is plain data and may travel anywhere. It is for people: only a
 * speaker looks into it. Whatever a table draws, it draws from refs, faces and moves.
 */
export interface Message {
  readonly key: string;
  readonly with: Facts;
}

export type Fact = string | number | boolean | Message | readonly (string | number | Message)[];
export type Facts = Readonly<Record<string, Fact>>;

/** What a game can say: each key with the facts its sentence needs. */
export type Vocabulary = Readonly<Record<string, Facts>>;

/** What a sentence may ask of the one who speaks it: the players' names, and nested messages. */
export interface Speaker {
  name(seat: number): string;
  say(message: Message): string;
  /** The same in as few words as the language has for it: those under `<key>.short`, if there are any. */
  brief(message: Message): string;
}

/** One language of one vocabulary. The compiler insists on every key. */
export type Words<V extends Vocabulary> = { readonly [K in keyof V]: (facts: V[K], speaker: Speaker) => string };

/** The same words, once the compiler has checked them: what the app holds for any game. */
export type AnyWords = Readonly<Record<string, (facts: never, speaker: Speaker) => string>>;

/** Words that also stand in the middle of a sentence, as its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What is said where nobody listens. */
const SILENCE: Message = { key: 'silence', with: {} };

/** Returns a typed `say` for one vocabulary: `say('gains', { seat, soldiers: 2 })`. */
export function sayer<V extends Vocabulary>() {
  return <K extends keyof V & string>(
    key: K,
    ...facts: Record<never, never> extends V[K] ? [facts?: V[K]] : [facts: V[K]]
  ): Message => (isQuiet() ? SILENCE : { key, with: facts[0] ?? {} });
}

/** Speaks messages in one language with the players' names. An unknown key is a fault in the words, said loudly. */
export function speaker(words: AnyWords, names: readonly string[]): Speaker {
  const speak = (key: string, facts: Facts): string => {
    const sentence = words[key];
    if (!sentence) throw new Error(`no words for "${key}"`);
    return sentence(facts as never, self);
  };
  const self: Speaker = {
    name: (seat) => names[seat] ?? String(seat + 1),
    say: ({ key, with: facts }) => speak(key, facts),
    brief({ key, with: facts }) {
      const short = `${key}.short`;
      return speak(short in words ? short : key, facts);
    },
  };
  return self;
}
