/**
 * Small parts of the page that most visits come to after the first view, as one file, since every document names the hash of each
 * file.
 */
export { DeliveryPromise } from './delivery/DeliveryPromise.tsx';
export { PictureZoom } from './gallery/PictureZoom.tsx';
export { LateTools } from './LateTools.tsx';
export { ViewedRail } from './viewed/ViewedRail.tsx';
