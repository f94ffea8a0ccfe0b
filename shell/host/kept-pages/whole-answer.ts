/** An answer that has come as a whole, and is read without a stream. */
export class WholeAnswer extends Response {
  readonly #text: string;

  private constructor(text: string, init: Required<ResponseInit>) {
    super(hasNoBody(init.status) ? null : text, init);
    this.#text = text;
  }

  /** One that breaks off in the middle has failed. */
  static async of(answer: Response): Promise<WholeAnswer> {
    const { status, statusText, headers } = answer;
    return new WholeAnswer(await answer.text(), { status, statusText, headers });
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  override json(): Promise<unknown> {
    return this.text().then((text) => JSON.parse(text) as unknown);
  }
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
