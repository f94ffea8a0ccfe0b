import { turnWriter } from './turn-note.ts';
import { Turns } from './turns.ts';

/** The descriptor of the note that this worker has inherited; unset for a host without workers. */
export const turnNoteVariable = 'KASHI_TURN_NOTE';

const note = process.env[turnNoteVariable];

/** The turns of this process: it has one event loop, so one turn at a time. */
export const ownTurns = new Turns(note ? turnWriter(Number(note)) : () => undefined);
