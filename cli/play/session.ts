import { setTimeout as pause } from 'node:timers/promises';
import { interruptionOf } from '#contract/bot.ts';
import type { Facts, Seat, Shape } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import type { Scene } from '#contract/terminal.ts';
import { isAsked } from '#kernel/asked.ts';
import { seedFromText } from '#kernel/fair.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import { INK, linesUp, paint, shorten, wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { EXIT } from '../stop.ts';
import type { CliLabel } from '../words.ts';
import { readAside } from './asides.ts';
import { doAside } from './do-aside.ts';
import type { Input } from './line-reader.ts';
import { saveMatch } from './save.ts';
import { ME, type Seated, type Setting } from './seated.ts';

/** One game at the terminal, from the deal to the result. */
export class Session implements Seated {
  readonly setting: Setting;
  readonly scene: Scene;
  /** All that was told so far. */
  readonly told: string[] = [];
  /** The last refusal, for those who ask why. */
  refusal: { readonly rule: string; readonly facts: Facts } | null = null;
  /** Where the match was written, so that it may be written there again. */
  saved: string | undefined;
  readonly #chance: Seed;
  #draws = 0;
  #drawn = -1;
  /** Lines printed since the first one that is shown only once: it is wiped out when the table is drawn again. */
  #passing: { readonly line: string; readonly isKept: boolean }[] = [];
  /** A move that costs much, typed once: typed again, it is meant. */
  #doubted = '';
  /** The step at which the person was last asked. */
  #asked = -1;

  constructor(setting: Setting) {
    this.setting = setting;
    const { words, colour, width, seedText } = setting;
    const label: Words<CliLabel>['label'] = words.label;
    const seatName = (seat: Seat): string => label(BOT_NAMES[seat - 1] ?? 'play.you');
    this.scene = { words, seatName, colour, width };
    // Not the seed of the deal: bots must not share a stream with the reserve.
    this.#chance = seedFromText(`${seedText}/bots`);
  }

  async run(): Promise<number> {
    const { match, terminal } = this.setting;
    this.#welcome();
    this.#tell(null);
    while (!match.over) {
      const { turn } = match.envelope('spectator');
      const mine = this.#mustAct();
      // Whoever has chosen, or has nothing to say, is not asked again before something happens.
      const may = turn?.may?.seats.includes(ME) === true && this.#asked !== match.step;
      if (mine || may) {
        const step = match.step;
        this.#asked = step;
        const left = await this.#askMe();
        if (left !== null) return this.#leave(left);
        if (mine || match.step > step) continue;
      }
      await this.#letOthersAct();
      if (this.setting.lines.left) return this.#leave(await this.setting.lines.ask(''));
    }
    this.draw();
    this.say('', terminal.result(match.envelope(ME), this.scene), '');
    await this.#offerToSave();
    return EXIT.done;
  }

  /** Prints lines, broken where they would not fit. Tables and results are broken already. */
  say(...lines: readonly string[]): void {
    const { io, width } = this.setting;
    const fitting = fit(lines, width);
    if (this.#passing.length > 0) this.#passing.push(...fitting.map(line => ({ line, isKept: true })));
    io.out(`${fitting.join('\n')}\n`);
  }

  /** Prints a line that goes when the table is drawn again, as far as a terminal lets us. */
  #sayOnce(text: string): void {
    const { io, width } = this.setting;
    const fitting = fit([text], width);
    this.#passing.push(...fitting.map(line => ({ line, isKept: false })));
    io.out(`${fitting.join('\n')}\n`);
  }

  #forgetPassing(): void {
    const passed = this.#passing;
    this.#passing = [];
    if (passed.length === 0 || !this.setting.canErase) return;
    const kept = passed.filter(({ isKept }) => isKept).map(({ line }) => `${line}\n`);
    this.setting.io.out(`${linesUp(passed.length)}${kept.join('')}`);
  }

  label(key: CliLabel, facts?: Facts): string {
    return this.setting.words.label(key, facts);
  }

  draw(): void {
    const { match, terminal, io } = this.setting;
    this.#forgetPassing();
    this.#drawn = match.step;
    io.out(`\n${terminal.draw(match.envelope(ME), this.scene)}\n\n`);
  }

  /** A stream of chance that no deal depends on. */
  chance(): Rng {
    return rngFor(this.#chance, this.#draws++);
  }

  #welcome(): void {
    const { entry, level, seats, colour } = this.setting;
    const others = BOT_NAMES.slice(0, seats - 1).map(name => ({ text: this.label(name) }));
    this.say(
      '',
      paint(this.label('play.welcome', { game: entry.meta.name, others, level }), INK.bold, colour),
    );
    this.say(this.label('play.welcome-help'), '');
  }

  #tell(before: Shape['view'] | null): void {
    const { match, terminal } = this.setting;
    const { view } = match.envelope(ME);
    const fleeting = before === null ? [] : (terminal.fleeting?.(before, view, this.scene) ?? []);
    for (const line of fleeting) this.#sayOnce(line);
    const lines = terminal.tell(before, view, this.scene);
    this.told.push(...lines);
    for (const line of lines) this.say(line);
  }

  #mustAct(): boolean {
    return isAsked(this.setting.match.outline, ME);
  }

  /** Asks until the person has done something that counts. Gives how they left, if they left. */
  async #askMe(): Promise<Input | null> {
    const { match, terminal, lines } = this.setting;
    const envelope = match.envelope(ME);
    const must = this.#mustAct();
    if (this.#drawn !== match.step) this.draw();
    this.say(terminal.ask(envelope, this.scene));
    for (;;) {
      const input = await lines.ask('> ');
      if (input.tag !== 'line') return input;
      const line = input.line.trim();
      if (line === '') {
        if (!must) return null;
        this.say(terminal.ask(envelope, this.scene));
        continue;
      }
      const aside = readAside(line);
      if (aside?.aside === 'quit') return { tag: 'end' };
      if (aside !== null) doAside(this, aside);
      else if (this.#tryMove(line)) return null;
    }
  }

  #tryMove(line: string): boolean {
    const { match, terminal, words, colour } = this.setting;
    const { view } = match.envelope(ME);
    const reading = terminal.read(line, view);
    if (reading === null) {
      this.say(this.label('play.unknown', { line: shorten(line) }));
      return false;
    }
    if (reading.tag === 'move' && this.#isDoubted(reading.move, view)) return false;
    const verdict =
      reading.tag === 'refused'
        ? reading.refusal
        : match.submit({ seat: ME, move: reading.move, step: match.step, elapsedMs: 0, by: 'player' });
    if (verdict.ok) {
      this.#tell(view);
      return true;
    }
    this.refusal = verdict;
    const { rule, facts } = verdict;
    const sentence = words.refusal(rule, facts);
    const known = words.rule(rule) !== null;
    const said = this.label('play.refused', known ? { sentence, rule } : { sentence });
    this.say(paint(said, INK.yellow, colour));
    return false;
  }

  /** Asks whether it is meant, the first time, if the rules would take it. */
  #isDoubted(move: Shape['move'], view: Shape['view']): boolean {
    const { terminal, game, match } = this.setting;
    const question = game.check(view, move).ok ? (terminal.confirm?.(move, view, this.scene) ?? null) : null;
    const typed = `${match.step} ${canonical(move)}`;
    if (question === null || this.#doubted === typed) return false;
    this.#doubted = typed;
    this.say(question);
    return true;
  }

  async #letOthersAct(): Promise<void> {
    const { match, bot, level, pauseMs } = this.setting;
    const { turn, chosen } = match.envelope('spectator');
    const may = (turn?.may?.seats ?? []).filter(seat => seat !== ME);
    for (const seat of may) {
      const kinds = turn?.may?.kinds ?? [];
      const move = interruptionOf(bot, match.envelope(seat).view, { level, kinds }, this.chance());
      if (move !== null) return this.#submit(seat, move);
    }
    const seat = turn?.seats.find(one => one !== ME && !chosen.includes(one));
    if (seat === undefined) return;
    this.#submit(seat, bot.choose(match.envelope(seat).view, level, this.chance()));
    if (pauseMs > 0) await pause(pauseMs);
  }

  #submit(seat: Seat, move: Shape['move']): void {
    const { match } = this.setting;
    const { view } = match.envelope(ME);
    const verdict = match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'bot' });
    if (!verdict.ok) throw new Error(`a bot's ${JSON.stringify(move)} is refused with ${verdict.rule}`);
    this.#tell(view);
  }

  async #offerToSave(): Promise<void> {
    const { savePath, lines } = this.setting;
    if (savePath !== undefined) return saveMatch(this, savePath);
    this.say(this.label('play.offer-save'));
    const input = await lines.ask('> ');
    const path = input.tag === 'line' ? input.line.trim() : '';
    if (path !== '') saveMatch(this, path);
  }

  #leave({ tag }: Input): number {
    const { savePath } = this.setting;
    this.say('', this.label('play.left'));
    if (savePath !== undefined) saveMatch(this, savePath);
    return tag === 'interrupt' ? EXIT.interrupted : EXIT.done;
  }
}

const BOT_NAMES = [
  'bot.1',
  'bot.2',
  'bot.3',
  'bot.4',
  'bot.5',
  'bot.6',
  'bot.7',
] as const satisfies readonly CliLabel[];

function fit(lines: readonly string[], width: number): string[] {
  return lines.flatMap(line => line.split('\n')).flatMap(line => wrapIndented(line, width));
}

function wrapIndented(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const [first = '', ...rest] = wrap(line.slice(indent.length), width - indent.length);
  return [indent + first, ...rest.map(more => indent + more)];
}
