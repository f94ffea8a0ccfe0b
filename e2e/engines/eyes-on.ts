import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Engine } from './engine.ts';
import { eyesOf, type Eyes } from './eyes.ts';

/** Answers a question that is put to the eyes, with what it needs to know; both travel into the page. */
export type AskEyes = <Words extends unknown[], Answer>(
  question: (eyes: Eyes, ...words: Words) => Answer,
  ...words: Words
) => Promise<Answer>;

const file = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const library = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');

/** One expression, since the shop's policy forbids to evaluate texts. */
const giveEyes = `(${library.replace(/;?\s*\/\/# source.*\s*$/, '')},
  window.kashiEyes = (${String(eyesOf)})(TestingLibraryDom),
  true)`;

/** The eyes on the page that an engine shows. One that has just come is given its eyes first. */
export function eyesOn(engine: Engine): AskEyes {
  return async (question, ...words) => {
    type Reply = { answer: ReturnType<typeof question> } | null;
    const answer = `(${String(question)})(kashiEyes, ...${JSON.stringify(words)})`;
    const read = () => engine.reads(`typeof kashiEyes === 'object' ? { answer: ${answer} } : null`);

    let reply = (await read()) as Reply;
    if (!reply) {
      await engine.reads(giveEyes);
      reply = (await read()) as Reply;
    }
    if (!reply) throw new Error('Another page has come');
    return reply.answer;
  };
}
