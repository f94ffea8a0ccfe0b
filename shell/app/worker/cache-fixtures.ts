/** The browser's caches in memory, as far as the worker uses them. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  async match(path: string): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(path);
      if (found) return found;
    }
    return undefined;
  }
}

class FakeCache {
  readonly #answers = new Map<string, Response>();

  put(path: string, answer: Response): Promise<void> {
    this.#answers.set(path, answer);
    return Promise.resolve();
  }

  match(path: string): Promise<Response | undefined> {
    return Promise.resolve(this.#answers.get(path)?.clone());
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.#answers.keys()].map((path) => ({ url: origin + path })));
  }

  delete({ url }: { url: string }): Promise<boolean> {
    return Promise.resolve(this.#answers.delete(url.slice(origin.length)));
  }
}

const origin = 'https://shop.example';
