/** To be told of every page that a check has looked at, and of every page that was too late and is looked at once more. */
export type Count = (what?: 'again') => void;

/** Watches how far a gate has come. */
export interface Progress {
  /** Watches one check. `work` tells of each page by `count`, and `of` says how many it will be, where that is known. */
  during<Answer>(
    check: string,
    work: (count: Count) => Promise<Answer>,
    of?: number,
  ): Promise<Answer>;
}

export const silent: Progress = { during: (_check, work) => work(() => undefined) };

/** Milliseconds between repeats of an unchanged progress line. */
const tellEveryMs = 1000;

interface Output {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

/**
 * Writes a line for each check: its name, the seconds that it took and how many pages it has looked at. On a terminal the line
 * grows while the check runs; anywhere else it is written when the check is over.
 */
export function progressOn(output: Output): Progress {
  return {
    async during(check, work, of) {
      const startedAt = performance.now();
      let pages = 0;
      let again = 0;
      const line = (sign: string) => {
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
        const among = of !== undefined && pages < of ? ` of ${of}` : '';
        const looked =
          pages > 0 || among ? `, ${pages}${among} ${(of ?? pages) === 1 ? 'page' : 'pages'}` : '';
        const late = again > 0 ? `, ${again} once more after a time-out` : '';
        return `${sign} ${check} (${seconds} s${looked}${late})`;
      };
      const grow = () => void output.write(`\r\u001B[K${line('…')}`);
      const growing = output.isTTY ? setInterval(grow, tellEveryMs) : undefined;
      try {
        return await work((what) => {
          if (what === 'again') again += 1;
          else pages += 1;
        });
      } finally {
        clearInterval(growing);
        output.write(`${output.isTTY ? '\r\u001B[K' : ''}${line('·')}\n`);
      }
    },
  };
}
