export function pushTo<Key>(lists: Map<Key, number[]>, key: Key, item: number): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
