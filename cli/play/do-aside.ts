import { INK, paint, shorten } from '#text/ansi.ts';
import { columns } from '../columns.ts';
import { paragraph, ruleNamed } from '../rules.ts';
import { ASIDE_NAMES, type Aside } from './asides.ts';
import { saveMatch } from './save.ts';
import { ME, type Seated } from './seated.ts';

/** Answers what a player asks besides moving. Nothing here changes the game. */
export function doAside(session: Seated, { aside, rest }: { aside: Aside; rest: string }): void {
  switch (aside) {
    case 'hint':
      return hint(session);
    case 'why':
      return why(session);
    case 'rules':
      return rules(session, rest);
    case 'help':
      return help(session);
    case 'log':
      return session.say(...session.told);
    case 'table':
      return session.draw();
    case 'save':
      return rest === '' ? session.say(session.label('play.save-where')) : saveMatch(session, rest);
    case 'quit':
      return; // The session itself leaves.
  }
}

function hint(session: Seated): void {
  const { match, bot, terminal, hintWorlds } = session.setting;
  const { view } = match.envelope(ME);
  const [best] = bot.rank(view, { iterations: hintWorlds }, session.chance());
  session.say(
    best === undefined ? session.label('play.no-hint') : terminal.advise(best, view, session.scene),
  );
}

function why(session: Seated): void {
  const { refusal } = session;
  const { words, io } = session.setting;
  if (refusal === null) return session.say(session.label('play.nothing-refused'));
  session.say(words.refusal(refusal.rule, refusal.facts));
  if (words.rule(refusal.rule) !== null) session.say(paragraph(refusal.rule, words, io));
}

function rules(session: Seated, asked: string): void {
  const { game, entry, words, io } = session.setting;
  if (asked === '') {
    for (const id of game.rules) session.say(`  ${id} · ${words.rule(id)?.title ?? ''}`);
    return session.say(session.label('play.rules-one', { rule: game.rules[0] ?? '' }));
  }
  const id = ruleNamed(asked, game.rules, entry.meta.prefix);
  if (id === undefined) session.say(session.label('play.unknown-rule', { rule: shorten(asked) }));
  else session.say(paragraph(id, words, io));
}

function help(session: Seated): void {
  const { terminal, words, colour, width } = session.setting;
  const moves = terminal.grammar(words);
  const asides = ASIDE_NAMES.map(name => ({
    write: session.label(`aside.${name}`),
    means: session.label(`aside.${name}.about`),
  }));
  const rows = [...moves, ...asides].map(({ write, means }) => ({
    left: paint(write, INK.bold, colour),
    right: means,
  }));
  session.say(...columns(rows, width));
}
