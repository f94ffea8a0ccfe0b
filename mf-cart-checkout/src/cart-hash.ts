/** Local storage's name of the cart (decision 18). Only this remote, and the shell at a sign-out, touch it. */
const key = 'CartHashId';

export function storedCartHash(): string | null {
  return localStorage.getItem(key);
}

export function storeCartHash(hash: string | null): void {
  if (hash === null) localStorage.removeItem(key);
  else localStorage.setItem(key, hash);
}
