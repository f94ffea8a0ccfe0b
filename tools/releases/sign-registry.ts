import { signAsItIs } from './registry-file.ts';
import { releasesFolderHere } from './releases-folder.ts';

/** Signs the registry as it lies there, with every release that it names: for the first time, or with a new key. */
await signAsItIs(releasesFolderHere());
console.log('Signed');
