/** A stub of the browser's storage: Storybook uses the real one itself, and stories would see each other's values. */
class MemoryStorage implements Storage {
  readonly #items: Map<string, string>;

  constructor(items: Readonly<Record<string, string>>) {
    this.#items = new Map(Object.entries(items));
  }

  get length(): number {
    return this.#items.size;
  }

  clear(): void {
    this.#items.clear();
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

/** Gives the story an empty storage of its own, or one that holds `items`. */
export function freezeStorage(items: Readonly<Record<string, string>> = {}): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      value: new MemoryStorage(items),
    });
  }
}
