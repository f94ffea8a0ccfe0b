/** An answer that has arrived as a whole and is read without a stream. */
export class WholeAnswer extends Response {
  readonly #text: string;

  /** The text is not given to the platform, which would make a stream of it. */
  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  /** Reads the whole answer; rejects if it breaks off in the middle. */
  static async of(answer: Response): Promise<WholeAnswer> {
    if (answer instanceof WholeAnswer) return answer;
    const { status, statusText, headers } = answer;
    return new WholeAnswer(await answer.text(), { status, statusText, headers });
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  override json(): Promise<unknown> {
    return this.text().then((text) => JSON.parse(text) as unknown);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#asPlatforms().arrayBuffer();
  }

  override bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#asPlatforms().bytes();
  }

  override blob(): Promise<Blob> {
    return this.#asPlatforms().blob();
  }

  override clone(): WholeAnswer {
    return new WholeAnswer(this.#text, this);
  }

  override get body() {
    return this.#asPlatforms().body;
  }

  /** A platform `Response`, for remotes that read the answer in other ways. */
  #asPlatforms(): Response {
    return new Response(this.#text || null, this);
  }
}
