import { turnWriter } from './turn-note.ts';
import { Turns } from './turns.ts';

/** The descriptor of the note that this worker has inherited; a process alone has none. */
export const turnNoteVariable = 'KASHI_TURN_NOTE';

const note = process.env[turnNoteVariable];

/** Of this process, which has one event loop and therefore one turn at a time. */
export const ownTurns = new Turns(note ? turnWriter(Number(note)) : () => undefined);
