/** One thing that is wrong with the shop. */
export type ShopFault =
  | 'style holds the paint'
  | 'blank without its code'
  | 'buy button needs code'
  | 'inline scripts allowed'
  | 'error in the console'
  | 'the same id twice'
  | 'a file is missing'
  | 'deploys delete files'
  | 'one server for all';

/** What the shop serves now. */
export interface ShopState {
  fault: ShopFault | undefined;
  /** Of the team goods: what the documents of now name. */
  release: number;
  isGoodsUp: boolean;
}
