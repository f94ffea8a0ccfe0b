import { CommandError } from './command-error.ts';
import type { Desk } from './desk.ts';
import { importFile } from './import-file.ts';
import { changePrice, changeStock } from './offer-commands.ts';
import { answer, approve, listQuestions, listReviews, reject } from './opinion-commands.ts';

/** Runs one command of the shop owner. Throws `CommandError`, having changed nothing. */
export async function runCommand(desk: Desk, words: readonly string[]): Promise<void> {
  const [subject = '', verb = '', ...rest] = words;
  const command = commands[`${subject} ${verb}`.trim()];
  if (!command) throw new CommandError(usage);
  await command(desk, rest);
}

type Command = (desk: Desk, words: readonly string[]) => Promise<void>;

const commands: Record<string, Command> = {
  'reviews list': listReviews,
  'reviews approve': approve('reviews'),
  'reviews reject': reject('reviews'),
  'questions list': listQuestions,
  'questions approve': approve('questions'),
  'questions reject': reject('questions'),
  'questions answer': answer,
  'price set': changePrice,
  'stock set': changeStock,
  'catalogue import': importFile,
};

const usage = `npm run shop -- <command>

  reviews list                        reviews that wait for approval
  reviews approve <id>…               show them to everybody
  reviews reject <id>…                delete them
  questions list                      questions that wait for approval or for an answer
  questions approve <id>…
  questions reject <id>…
  questions answer <id> <text>        answers and approves
  price set <sale param> <toman>      what a variant costs before its discount
  stock set <sale param> <pieces>     how many of it can be bought
  catalogue import <file> [--dry-run] products from .json or .csv, all of them or none`;
