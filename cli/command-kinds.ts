/** What a command of a game is about: a file, words that are typed, or nothing but options. */
import type { Command, FileCommand, OptionsCommand, WordsCommand } from '#contract/commands.ts';

export function takesFile(command: Command): command is FileCommand {
  return !takesWords(command) && !takesOptions(command);
}

export function takesWords(command: Command): command is WordsCommand {
  return typeof command.takes === 'object' && 'example' in command.takes;
}

export function takesOptions(command: Command): command is OptionsCommand {
  return typeof command.takes === 'object' && 'options' in command.takes;
}
