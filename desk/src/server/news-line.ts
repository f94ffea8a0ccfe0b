import { addressOf, askDesk } from './ask-desk.ts';

/** Milliseconds before the line is opened again after it was refused: at first, and at most, after twice as long each time. */
const pausesMs = { first: 1000, longest: 30_000 };

/**
 * Hears the server's line of events until the returned function ends it. `onNews` hears every event, and every opening
 * after a failure, because what happened meanwhile is told by nobody again. A browser opens a broken line again by itself, but gives a
 * refused one up: after the end of the session, and while the server starts behind its proxy. Such a line is opened once a small
 * call is answered, at which an ended session is begun again in place.
 */
export function hearNews(onNews: () => void): () => void {
  let line: EventSource;
  let pauseMs = pausesMs.first;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function open(): void {
    line = new EventSource(addressOf('GET /v1/desk/events', {}));
    line.addEventListener('open', () => {
      pauseMs = pausesMs.first;
      if (hasFailed) onNews();
      hasFailed = false;
    });
    line.addEventListener('message', onNews);
    line.addEventListener('missed', onNews);
    line.addEventListener('error', () => {
      hasFailed = true;
      if (line.readyState === EventSource.CLOSED) openLater();
    });
  }

  function openLater(): void {
    timer = setTimeout(() => void openWhenAnswered(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, pausesMs.longest);
  }

  async function openWhenAnswered(): Promise<void> {
    try {
      await askDesk('GET /v1/desk/waiting', {});
    } catch {
      // The server is away still, or the member has left: whoever has left ends this too.
      if (!isOver) openLater();
      return;
    }
    if (!isOver) open();
  }

  open();
  return () => {
    isOver = true;
    clearTimeout(timer);
    line.close();
  };
}
